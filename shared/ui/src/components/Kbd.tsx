/** Keys of a shortcut, for example `['Ctrl', 'K']`. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className="adv-kbd">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
