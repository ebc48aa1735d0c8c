import webpack, { type Configuration } from 'webpack';

/**
 * Runs one build to its end.
 * @throws {Error} with all messages of webpack when there is an error or a warning
 */
export async function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors() || stats.hasWarnings()) {
          reject(new Error(stats?.toString({ all: false, errors: true, warnings: true })));
        } else resolve();
      });
    });
  } finally {
    await new Promise<void>((resolve) => {
      compiler.close(() => resolve());
    });
  }
}
