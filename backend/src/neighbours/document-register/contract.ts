import type { DocumentRegister } from './port';

type Document = Parameters<DocumentRegister['isInvalid']>[0];

/**
 * What every implementation of the register of invalid documents has to hold; a bank's own runs it
 * in its tests.
 * @param prepare opens the register and names two documents
 */
export function documentRegisterContract(
  prepare: () => { register: DocumentRegister; stolen: Document; valid: Document },
): void {
  it('knows a stolen document', async () => {
    const { register, stolen } = prepare();
    expect(await register.isInvalid(stolen)).toBe(true);
  });

  it('says nothing against another one', async () => {
    const { register, valid } = prepare();
    expect(await register.isInvalid(valid)).toBe(false);
  });

  it('tells documents of one number apart by their kind', async () => {
    const { register, stolen, valid } = prepare();
    const other = { number: stolen.number, typeId: stolen.typeId === 1 ? 2 : 1 };
    expect(await register.isInvalid(other)).toBe(false);
    expect(await register.isInvalid({ ...valid, typeId: stolen.typeId })).toBe(false);
  });
}
