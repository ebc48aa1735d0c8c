import { realEstateState } from '@advisor/contracts/codebooks/real-estate';
import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import type { AddressRegister } from '../../neighbours/address-register/port';
import { Failure } from '../../platform/failure';
import { fieldsOfVariant, type Variant } from './variants';

interface Problem {
  field: string;
  message: string;
  code?: number;
}

/** Years ahead in which what is built may be finished. */
export const mostYearsAhead = 10;

/** @throws Failure 400 with everything that is wrong with what is said of a real estate */
export function checkSpecification(
  specification: RealEstateSpecification,
  { variant, today }: { variant: Variant; today: string },
): void {
  const problems = [
    ...foreignFields(specification, variant),
    ...wrongAddress(specification),
    ...twice(specification),
    ...wrongNumbers(specification, today),
  ];
  if (problems.length === 0) return;
  throw new Failure(
    400,
    problems.map(({ field, message, code = errorCode.invalidRequest }): ErrorMessage => ({
      severity: 1,
      message,
      errorCode: code,
      field,
    })),
  );
}

function foreignFields(specification: RealEstateSpecification, variant: Variant): Problem[] {
  const allowed: readonly string[] = fieldsOfVariant[variant];
  return Object.entries(specification).flatMap(([field, value]) =>
    value === undefined || allowed.includes(field)
      ? []
      : [{ field, message: 'U tohoto druhu nemovitosti se údaj nevyplňuje.' }],
  );
}

/** One that was typed and not chosen in the register has no code. */
const wrongAddress = ({ address }: RealEstateSpecification): Problem[] =>
  address === undefined || address.addressPointId !== undefined
    ? []
    : [
        {
          field: 'address',
          message: 'Adresu vyberte z registru adres.',
          code: errorCode.addressNotInRegister,
        },
      ];

function twice({ cadastre }: RealEstateSpecification): Problem[] {
  if (cadastre === undefined) return [];
  return (['parcels', 'buildings', 'units'] as const).flatMap((name) => {
    const numbers = cadastre[name].map((number) => number.replaceAll(' ', ''));
    return numbers.flatMap((number, at) =>
      numbers.indexOf(number) < at
        ? [{ field: `cadastre.${name}.${at}`, message: 'Toto číslo už je uvedené.' }]
        : [],
    );
  });
}

function wrongNumbers(specification: RealEstateSpecification, today: string): Problem[] {
  const { builtIn, reconstructedIn, floorNumber, floorCount, construction } = specification;
  const year = Number(today.slice(0, 4));
  const problems: Problem[] = [];
  if (builtIn !== undefined && builtIn > year + mostYearsAhead)
    problems.push({ field: 'builtIn', message: 'Rok dokončení je příliš daleko.' });
  if (reconstructedIn !== undefined && reconstructedIn > year)
    problems.push({ field: 'reconstructedIn', message: 'Rekonstrukce nesmí být v budoucnosti.' });
  if (reconstructedIn !== undefined && builtIn !== undefined && reconstructedIn < builtIn)
    problems.push({
      field: 'reconstructedIn',
      message: 'Rekonstrukce nemůže být před dokončením.',
    });
  if (floorNumber !== undefined && floorCount !== undefined && floorNumber > floorCount)
    problems.push({ field: 'floorNumber', message: 'Dům tolik podlaží nemá.' });
  const isFinished = specification.realEstateState === realEstateState.finished.code;
  if (construction !== undefined && isFinished)
    problems.push({ field: 'construction', message: 'Dokončená nemovitost se nestaví.' });
  return problems;
}

/**
 * Asks the register for an address that was not saved before; a register that does not answer blocks
 * no saving.
 * @throws Failure 400 with 90080 at the address
 */
export async function checkAddress(
  register: Pick<AddressRegister, 'detail'>,
  before: RealEstateSpecification['address'],
  { address }: Pick<RealEstateSpecification, 'address'>,
): Promise<void> {
  const code = address?.addressPointId;
  if (code === undefined || code === before?.addressPointId) return;
  await register.detail(code).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.status === 503) return;
    throw new Failure(
      error.status,
      error.messages.map((message) => ({ ...message, field: 'address' })),
    );
  });
}
