import { readFileSync } from 'node:fs'

/** A row of docs/operations.md. */
export interface OperationRow {
  operation: string
  /** Whether the console sends it. */
  isSent: boolean
  /** The screen that sends it, or why it needs none. */
  text: string
  /** The number of its line in the file. */
  line: number
}

const page = () => readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')

/** The calls that docs/operations.md lists as missing, `GET PUT /v1/roles/{role}`, and their replacements. */
export const missingCalls = (): { calls: string; text: string }[] =>
  [...page().matchAll(/^\| *`((?:(?:GET|HEAD|POST|PUT|DELETE) )+\/[^`]+)` *\| *(.*?) *\|$/gm)].map(
    ([, calls = '', text = '']) => ({ calls, text }),
  )

/** The rows of docs/operations.md. */
export function operationTable(): OperationRow[] {
  return page()
    .split('\n')
    .flatMap((row, index) => {
      const [, operation, sent, text] = /^\| *`(\w+)` *\| *(yes|no) *\| *(.*?) *\|$/.exec(row) ?? []
      return operation === undefined || text === undefined
        ? []
        : [{ operation, isSent: sent === 'yes', text, line: index + 1 }]
    })
}
