import type { FoundClient } from '../../client/client-search.mutations';
import type { FoundCaseOptions } from '../../create-case/use-found-case';
import { useLoanForm } from './form-context';
import { useModelForBorn } from './use-model-for-born';
import { useVariants } from './variants-context';

/** How a case is made of a loan that was modelled for the client, or for nobody yet. */
export function useFoundingOptions(client: FoundClient | undefined): FoundCaseOptions {
  const { form } = useLoanForm();
  const { clear } = useVariants();
  return {
    client,
    // What was calculated without the age, or with another one, is no offer for this client.
    onClientRefused: useModelForBorn(),
    // Whoever is modelled for next begins anew.
    onFounded: () => {
      form.reset();
      clear();
    },
  };
}
