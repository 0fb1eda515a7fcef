import type { TextPart } from '#ui/forms/QueryInput'
import { queryWords } from '#features/shared/metrics/queryWords'
import { capital } from '#model/case'
import { typedAt, type AskedQuery } from './askedQuery'

// The place of an error in a query, and the region's message. Rule: MET-9.

interface QueryError {
  /** The server's message, without the position. */
  message: string
  /** Undefined if the message has no position. */
  part: TextPart | undefined
}

/** Matches "syntax error at 1:21: expected …": the line and the character, counted from 1. */
const POSITION = /\bat (?:line )?(\d+)(?::|, column )(\d+)[:,]?\s*/

/** Matches the name in a message: in quotes, or after its colon. */
const NAMED = [/"([^"]+)"/, /`([^`]+)`/, /: ([\w:]+)$/]

const partAt = (typed: string, at: number): TextPart => {
  const word = queryWords(typed).find(({ at: start, text }) => at >= start && at < start + text.length)
  return word ? { from: word.at, to: word.at + word.text.length } : { from: at, to: at }
}

/** Parses the error of a query. @param typed the query as typed */
export function queryError(message: string, typed: string, asked: AskedQuery): QueryError {
  const [found = '', line, column] = POSITION.exec(message) ?? []
  if (line === '1' && column !== undefined) {
    const at = Math.min(typed.length, typedAt(asked, Number(column) - 1))
    const rest = message.slice(message.indexOf(found) + found.length)
    const text = rest === '' ? message : capital(rest)
    return { message: text, part: partAt(typed, at) }
  }
  const words = queryWords(typed)
  for (const pattern of NAMED) {
    const named = pattern.exec(message)?.[1]
    const word = words.find(({ kind, text }) => kind === 'name' && text === named)
    if (word) return { message, part: { from: word.at, to: word.at + word.text.length } }
  }
  return { message, part: undefined }
}

/** Whether the region refused a query because its response would be too large. */
export const isTooMuch = (message: string): boolean => /\bexceed|\btoo (?:many|much|large)\b/i.test(message)
