import { formatPhone } from '@advisor/lending/mobile-phone';
import { PersonName } from '@advisor/ui/components/PersonName';

interface ContactProps {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phoneNumber?: string | undefined;
  emailAddress?: string | undefined;
}

/** An address too long for its column breaks before its domain. */
const breakable = (address: string) => {
  const [name, domain] = address.split('@');
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
};

/** A person whom the advisor can call or write to at once. */
export function Contact({ firstName, lastName, phoneNumber, emailAddress }: ContactProps) {
  return (
    <span className="case-contact">
      {(firstName ?? lastName) && <PersonName firstName={firstName} lastName={lastName} />}
      {phoneNumber && (
        <a href={`tel:${phoneNumber.replace(/\s/g, '')}`}>{formatPhone(phoneNumber)}</a>
      )}
      {emailAddress && <a href={`mailto:${emailAddress}`}>{breakable(emailAddress)}</a>}
    </span>
  );
}
