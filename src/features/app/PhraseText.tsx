import type { Phrase } from '#store/commands/phrase'

/** A phrase whose names are emphasised. */
export const PhraseText = ({ parts }: { parts: Phrase }) =>
  parts.map((part, at) => (typeof part === 'string' ? part : <code key={at}>{part.name}</code>))
