import { createQueryClient } from '@advisor/api-client/query-client';
import { configureApi } from '@advisor/api-client/call';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import {
  parseSignatureServiceEndpoint,
  type SignatureService,
} from '@advisor/shell/signature-service';
import { startTheme } from '@advisor/ui/theme';
import type { AppConfig } from './config/app-config';
import { logCall } from './diagnostics/call-log';
import { useErrorBannerStore } from './errors/error-banner-store';
import { handleFailure, type ReportingRouter } from './errors/handle-failure';
import { createFirstAnswers } from './first-answers';
import { usePendingCallStore } from './loading/pending-calls';
import { rememberCall } from './session/last-call';
import { hostTexts } from './texts';

function connectApi(
  { apiEndpoint, showLogger }: AppConfig,
  signatureService: SignatureService | undefined,
): void {
  configureApi({
    baseUrl: apiEndpoint,
    serviceOrigin: signatureService?.origin ?? '',
    known: createFirstAnswers(),
    onCallStart: (_operation, { background }) => {
      if (!background) usePendingCallStore.getState().start();
    },
    // Only an answer shows that the server has counted the call for the session.
    onAnswer: ({ id }, { background }, status) => {
      if (showLogger) logCall(id, status);
      if (!background) rememberCall(Date.now());
    },
    onCallEnd: (_operation, { background }) => {
      if (!background) usePendingCallStore.getState().end();
    },
  });
}

/**
 * Everything that the page holds once, before anything is rendered.
 * `bindRouter` is called as soon as the router exists: failures may lead to the sign-in page.
 */
export async function createHost(config: AppConfig) {
  // Remotes bundle zod, which would try with its first schema whether it may make code from strings.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  startTheme();
  const signatureService = parseSignatureServiceEndpoint(config.ePodpisyEndpoint, {
    navigationOrigins: config.navigationOrigins,
  });
  connectApi(config, signatureService);
  await initI18n();
  addTexts('host', hostTexts);
  let router: ReportingRouter | undefined;
  const queryClient = createQueryClient({
    onFailure: (error, context) => handleFailure(error, context, { router, queryClient }),
    onChangeStart: () => useErrorBannerStore.getState().clear(),
  });
  return {
    queryClient,
    signatureService,
    bindRouter: (created: ReportingRouter) => {
      router = created;
    },
  };
}
