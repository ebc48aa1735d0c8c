import { realEstateState, valuationType } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { ReportedResult } from '@advisor/contracts/real-estate/result';
import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { cases } from '../../../domain/cases/schema/cases';
import { valuationOrders } from '../../../domain/valuation/schema';
import { referenceValuations } from '../../../neighbours/appraisers/schema';
import { salesAround, statedByModel } from '../../../neighbours/appraisers/value';
import { bankDay } from '../../../platform/calendar';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { SeededCase } from '../../../seed/seeded-case';
import { orderNumberOf, sealOrder } from '../order-content';
import { validToOf } from '../validity';

const { requesting, evaluating, documentsCompleting, checkData } = taskState;
const { finished, cancelled, notValuated } = taskState;

const returned: Readonly<Record<number, string>> = {
  [documentsCompleting.code]: 'Doplňte prosím fotografie nemovitosti, objednávka žádné nemá.',
  [checkData.code]: 'Zkontrolujte prosím údaje: nemovitost nemá číslo listu vlastnictví.',
};
/** Why the statistical model does not value a real estate. */
export const refusal = 'Pro takto velký byt nemá statistický model dost srovnání.';

/** What others have ordered, by how far the case is. */
const elsewhere: Readonly<Partial<Record<SeededCase['scenario']['name'], number>>> = {
  'to-send': valuationType.preliminaryOpinion.code,
  drawing: valuationType.zov.code,
  managed: valuationType.revaluation.code,
};

/** Of what is drawn as it is built. */
const builtFacts = { realEstateState: realEstateState.inConstruction.code, progressPercent: 60 };

/** What the appraisers have beside what is ordered here. */
export function addElsewhere(
  { rows, caseId, scenario }: SeededCase,
  { floorArea, landArea }: RealEstateSpecification,
  realEstateTypeId: number,
): void {
  const valuationTypeId = elsewhere[scenario.name];
  const [row] = rows.of(cases);
  if (valuationTypeId === undefined || row === undefined) return;
  rows.add(referenceValuations, {
    orderNumber: `elsewhere-${caseId}`,
    caseId,
    valuationTypeId,
    facts: {
      realEstateTypeId,
      floorArea,
      landArea,
      hasCadastre: true,
      photographs: 1,
      ...(scenario.name === 'drawing' && builtFacts),
    },
    receivedOn: row.lastChangedOn,
  });
}

interface Placed {
  state: number;
  /** CZK. */
  value: number;
  typeId: number;
  specification: RealEstateSpecification;
  realEstateTypeId: number;
  at: Date;
}

/** An order in the state, with its result where it has one. */
export function addOrder(
  { rows, caseId, index }: SeededCase,
  sealer: Pick<Sealer, 'seal'>,
  { state, value, typeId, specification, realEstateTypeId, at }: Placed,
): void {
  const [row] = rows.of(cases);
  if (row === undefined) return;
  const isEnded = [finished.code, cancelled.code, notValuated.code].some((end) => end === state);
  const returnedText = returned[state] ?? null;
  const valuedOn = bankDay(at);
  const contact = { name: 'Správce domu', phoneNumber: '+420601000001' };
  rows.add(valuationOrders, {
    id: caseId,
    valuationId: caseId,
    typeId,
    state,
    orderedOn: at,
    orderedBy: row.ownerId,
    fee: feeOf[typeId] ?? 0,
    feePayer: 'client',
    sealedOrder: sealOrder(
      sealer,
      typeId === valuationType.standard.code
        ? { valuationTypeId: typeId, contact, inspectionDays: [valuedOn] }
        : { valuationTypeId: typeId === valuationType.dts.code ? typeId : 1 },
    ),
    handedOverOn: state === requesting.code ? null : at,
    progressPercent: state === evaluating.code ? 0 : null,
    round: returnedText === null ? 0 : 1,
    returnedText,
    returnedOn: returnedText === null ? null : at,
    reason: state === notValuated.code ? refusal : null,
    endedOn: isEnded ? at : null,
    ...(state === finished.code && {
      result: {
        ...(typeId === valuationType.online.code
          ? onlineResultOf(value, valuedOn)
          : resultOf(value, valuedOn)),
        comparablePrices:
          index < mostWithSales ? salesOf(caseId, { value, specification, valuedOn }) : [],
      },
      validTo: validToOf(typeId, valuedOn),
    }),
  });
  if (isEnded) return;
  const { floorArea, landArea } = specification;
  // The appraisers of the demonstration know what is on its way.
  rows.add(referenceValuations, {
    orderNumber: orderNumberOf(caseId),
    caseId,
    valuationTypeId: typeId,
    facts: {
      realEstateTypeId,
      floorArea,
      landArea,
      hasCadastre: state !== checkData.code,
      photographs: state === documentsCompleting.code ? 0 : 1,
    },
    receivedOn: at,
  });
}

/** As the price list of the demonstration has them, CZK. */
const feeOf: Readonly<Record<number, number>> = {
  [valuationType.dts.code]: 1_900,
  [valuationType.standard.code]: 4_900,
};

/** Those that somebody looks at; of a million cases they would be a gigabyte. */
const mostWithSales = 1_000;

const salesOf = (
  caseId: number,
  {
    value,
    specification,
    valuedOn,
  }: Pick<Placed, 'value' | 'specification'> & { valuedOn: string },
) => {
  const { floorArea } = specification;
  if (floorArea === undefined) return [];
  const order = { orderNumber: orderNumberOf(caseId), facts: { floorArea } };
  return salesAround(order, value / floorArea, valuedOn);
};

const valuesOf = (value: number, valuedOn: string) => ({
  valuedOn,
  currentValue: value,
  collateralValue: value,
  priorLiens: 0,
  conditions: [],
  comparablePrices: [],
});

const resultOf = (value: number, valuedOn: string): ReportedResult => ({
  ...valuesOf(value, valuedOn),
  remarks: ['Supervize hodnotu potvrdila.'],
  appraiserName: 'Ing. Pavel Odhad',
});

const onlineResultOf = (value: number, valuedOn: string): ReportedResult => ({
  ...valuesOf(value, valuedOn),
  ...statedByModel(value),
});
