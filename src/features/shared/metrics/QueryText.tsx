import type { TextPart } from '#ui/forms/QueryInput'
import { queryWords, type QueryWord } from './queryWords'
import styles from './QueryText.module.css'

/** The keywords of the query language; names of series and fields have no colour. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'get,filter,align,group_by,mean_within,first,last,join,interpolate,sum,mean'.split(','),
)

function kindOf({ kind, text }: QueryWord) {
  if (kind === 'text') return styles.text
  if (kind === 'moment' || kind === 'span') return styles.moment
  return KEYWORDS.has(text) ? styles.word : undefined
}

/** A query in colours, with its error underlined. */
export function QueryText({ text, wrong }: { text: string; wrong?: TextPart | undefined }) {
  const words = queryWords(text)
  const end = words.at(-1)
  const isWrong = ({ at }: QueryWord) => wrong !== undefined && at >= wrong.from && at < wrong.to
  const isWrongAfter = wrong !== undefined && wrong.from === wrong.to
  return (
    <>
      {words.map((word, index) => {
        const before = words[index - 1]
        return (
          <span key={word.at}>
            {text.slice(before ? before.at + before.text.length : 0, word.at)}
            <span
              className={`${kindOf(word) ?? ''} ${isWrong(word) ? styles.wrong : ''}`.trim() || undefined}
            >
              {word.text}
            </span>
          </span>
        )
      })}
      {text.slice(end ? end.at + end.text.length : 0)}
      {/* An error at the end has no text of its own to underline. */}
      {isWrongAfter && <span className={styles.wrong}>{'\u00a0\u00a0'}</span>}
    </>
  )
}
