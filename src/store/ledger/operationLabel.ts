import { capital, withInitialisms } from '#model/case'

// Words for an operation that a form calls, from its name: `diskCreate` is "Create disk".

/** The words of the API that people do not need. */
const left: ReadonlySet<string> = new Set(['current', 'system', 'networking'])

/** The parts of an operation: `currentUserSshKeyCreate` creates a "user SSH key". */
function partsOf(operation: string) {
  const words = operation
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ')
  const verb = words.pop() ?? ''
  const noun = words.filter((word) => !left.has(word))
  return { verb: capital(verb), noun }
}

/** "Create disk", and the kind `disk`. */
export function operationLabel(operation: string): { label: string; kind: string } {
  const { verb, noun } = partsOf(operation)
  return {
    label: [verb, ...noun.map(withInitialisms)].join(' '),
    kind: noun.map((word, index) => (index > 0 ? capital(word) : word)).join(''),
  }
}

/** The name in the redacted arguments of a call: that of the body, else the innermost one of the path. */
export function nameInArgs(args: Readonly<Record<string, unknown>>): string {
  const { body, ...path } = args
  const inBody = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined
  if (typeof inBody === 'string' && inBody !== '[redacted]') return inBody
  const first = Object.entries(path).find(([name, value]) => name !== 'project' && typeof value === 'string')
  return first ? String(first[1]) : ''
}
