import type { ReactNode } from 'react';
import { isKnownAddress } from '../known-hosts';

/** Ends before what closes a sentence or a bracket. */
const addresses = /https:\/\/[^\s<>"„“]*[^\s<>"„“.,;:!?)\]']/g;

/** Plain text in which addresses of known hosts are links; whatever else it holds is text. */
export function LinkedText({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(addresses)) {
    if (!isKnownAddress(address)) continue;
    pieces.push(
      text.slice(end, index),
      <a
        key={index}
        className="adv-link-in-text"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {address}
      </a>,
    );
    end = index + address.length;
  }
  return [...pieces, text.slice(end)];
}
