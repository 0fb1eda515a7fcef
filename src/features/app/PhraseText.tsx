import type { Phrase } from '../../store/commands/phrase'

/** A phrase with its names set apart from the words around them. */
export const PhraseText = ({ parts }: { parts: Phrase }) =>
  parts.map((part, at) => (typeof part === 'string' ? part : <code key={at}>{part.name}</code>))
