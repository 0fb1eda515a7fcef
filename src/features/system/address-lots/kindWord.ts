import { capital, wireWords } from '#model/case'

/** The kind of an address lot in words: `infra` is "Infrastructure". */
export const kindWord = (kind: string): string =>
  kind === 'infra' ? 'Infrastructure' : capital(wireWords(kind))
