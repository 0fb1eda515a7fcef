import type { NotKept } from '#store/kept/browserStorage'

/** Why the browser's storage failed, as a sentence. */
export const notKeptText: Readonly<Record<NotKept, string>> = {
  denied: 'This browser does not let the console store anything: allow it to store data for this site.',
  full: 'The storage of this browser is full: delete its data for this site, then try again.',
}
