import { createBirthNumberVault } from './birth-number-vault';

const vault = createBirthNumberVault(Buffer.alloc(32, 'one'));
const otherVault = createBirthNumberVault(Buffer.alloc(32, 'two'));
const birthNumber = '8854043451';

describe('birth number vault', () => {
  it('opens what it sealed', () => {
    expect(vault.open(vault.seal(birthNumber))).toBe(birthNumber);
  });

  it('does not show the number, nor that two are the same', () => {
    const [one, two] = [vault.seal(birthNumber), vault.seal(birthNumber)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain(birthNumber);
  });

  it('refuses what was changed or sealed by another key', () => {
    const sealed = Buffer.from(vault.seal(birthNumber), 'base64');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    const refused = /unable to authenticate/;
    expect(() => vault.open(sealed.toString('base64'))).toThrow(refused);
    expect(() => otherVault.open(vault.seal(birthNumber))).toThrow(refused);
  });

  it('finds a number only with the same key', () => {
    expect(vault.index(birthNumber)).toBe(vault.index(birthNumber));
    expect(vault.index(birthNumber)).not.toBe(vault.index('8854043452'));
    expect(vault.index(birthNumber)).not.toBe(otherVault.index(birthNumber));
    expect(vault.index(birthNumber)).not.toContain(birthNumber);
  });
});
