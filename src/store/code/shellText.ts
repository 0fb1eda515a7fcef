import { SecretValue, type OpenValue } from './secretFields'
import type { ScriptVariables } from './scriptVariables'

// The texts of a POSIX shell. Each is safe for any value: nothing that a user has typed is run.

/** A word in single quotes, in which a shell replaces nothing. */
export const quoted = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`

/** A text that is safe between double quotes: a URL writes all other characters as `%21`. */
export const percentEncoded = (value: string): string =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The text of a comment: one line without control characters. */
export const commentText = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The name of the function that writes a variable as a text of JSON. */
const JSON_TEXT = 'json_text'

/** A text of JSON, with the characters escaped that a shell would replace between the lines of a body. */
const escapedJson = (value: string) => JSON.stringify(value).replace(/[\\`$]/g, '\\$&')

/** A body as lines of JSON. @param leaf writes a text or a secret */
export function jsonBody(
  value: OpenValue,
  leaf: (value: string | SecretValue) => string,
  indent = '',
): string {
  if (typeof value === 'string' || value instanceof SecretValue) return leaf(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = isList
    ? (value as readonly OpenValue[]).map((item) => inner + jsonBody(item, leaf, inner))
    : Object.entries(value).map(
        ([key, item]: [string, OpenValue]) => `${inner}${leaf(key)}: ${jsonBody(item, leaf, inner)}`,
      )
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return parts.length === 0 ? open + close : `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

/** A body for a shell, as a here-document. Where it has variables, their values are put into it. */
export function bodyDocument(body: OpenValue, variables: ScriptVariables): string {
  let hasVariables = false
  const leaf = (value: string | SecretValue) => {
    const id = typeof value === 'string' ? variables.ofId(value) : undefined
    if (id !== undefined) {
      hasVariables = true
      return `"$${id}"`
    }
    if (typeof value === 'string') return escapedJson(value)
    hasVariables = true
    return `$(${JSON_TEXT} "$${variables.ofSecret(value)}")`
  }
  const withVariables = jsonBody(body, leaf)
  return hasVariables
    ? `<<JSON\n${withVariables}\nJSON`
    : `<<'JSON'\n${jsonBody(body, (value) => JSON.stringify(value))}\nJSON`
}

/** A text for a shell, as a here-document in which nothing is replaced. Its end is a line that the text does not have. */
export function verbatimDocument(text: string): string {
  const lines = new Set(text.split('\n'))
  let end = 'JSON'
  while (lines.has(end)) end += '_'
  return `<<'${end}'\n${text}\n${end}`
}

/** The functions of a script, each with what it needs. */
export const shellFunctions = {
  /** Writes a text as a text of JSON. */
  [JSON_TEXT]: `# A text as a text of JSON.
${JSON_TEXT}() {
  printf '%s\\n' "$1" |
    sed -e 's/\\\\/\\\\\\\\/g' -e 's/"/\\\\"/g' -e "s/$(printf '\\t')/\\\\\\\\t/g" -e "s/$(printf '\\r')/\\\\\\\\r/g" |
    awk 'NR > 1 { printf "\\\\n" } NR == 1 { printf "\\"" } { printf "%s", $0 } END { printf "\\"" }'
}`,
  /** Reads the id in an answer. */
  id_of: `# The id in an answer: the first one.
id_of() {
  printf '%s' "$1" | tr -d '\\n' | grep -o '"id" *: *"[^"]*"' | head -n 1 | cut -d '"' -f 4
}`,
  /** Waits for a state. */
  wait_for: `# Waits until a reading has one of some states, for at most five minutes: wait_for 'STATE STATE' COMMAND...
wait_for() {
  wanted=$1
  shift
  tries=0
  while :; do
    answer=$("$@")
    state=$(printf '%s' "$answer" | tr -d '\\n' |
      grep -oE '"(run_)?state" *: *(\\{ *"state" *: *)?"[a-z_]+"' | head -n 1 | sed 's/"$//; s/.*"//')
    case " $wanted " in *" $state "*) return 0 ;; esac
    tries=$((tries + 1))
    if [ "$tries" -ge 150 ]; then
      echo "still $state, and not: $wanted" >&2
      return 1
    fi
    sleep 2
  done
}`,
} as const
