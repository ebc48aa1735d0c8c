import { formatPhone } from '@advisor/lending/identifiers/mobile-phone';

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

/** A colleague, or a client's contacts, whom the advisor can call or write to at once. */
export function Contact({ firstName, lastName, phoneNumber, emailAddress }: ContactProps) {
  return (
    <span className="case-contact">
      {firstName && lastName && <span>{`${firstName} ${lastName}`}</span>}
      {phoneNumber && (
        <a href={`tel:${phoneNumber.replace(/\s/g, '')}`}>{formatPhone(phoneNumber)}</a>
      )}
      {emailAddress && <a href={`mailto:${emailAddress}`}>{breakable(emailAddress)}</a>}
    </span>
  );
}

/** As a fact shows a person. */
export const contact = (person: ContactProps) => <Contact {...person} />;
