import type { DemoScript, Expectation, LoggedFact, DemoStep } from './step'
import type { Name, Target } from './target'

// Writes a script as a TypeScript file: for recordings, and for generated scripts.

/** A text in quotation marks, as the sources have them. */
function quoted(text: string): string {
  const double = JSON.stringify(text)
  if (text.includes("'") && !text.includes('"')) return double
  return `'${double
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}

/** Plain JSON as an expression. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${/^[a-z]\w*$/i.test(key) ? key : quoted(key)}: ${literal(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const foundByText: ReadonlySet<string> = new Set(['row', 'listitem'])

/** `at.row('web-1').button('Actions for web-1')`; undefined for a target that the words cannot make. */
function placeSource({ role, name, has, within }: Target): string | undefined {
  const outer = within ? placeSource(within) : 'at'
  const isByText = foundByText.has(role)
  const hasOwnWord =
    has === undefined ? !(isByText && typeof name === 'string') : isByText && name === undefined
  if (outer === undefined || !hasOwnWord) return undefined
  const argument: Name | undefined = has ?? name
  return `${outer}.${role}(${argument === undefined ? '' : literal(argument)})`
}

function factSource(fact: LoggedFact): string {
  const plain = () => {
    switch (fact.is) {
      case 'observed':
        return `observed(${[fact.kind, fact.name, fact.state].map(literal).join(', ')})`
      case 'reply':
        return `replied(${[fact.operation, ...(fact.status === undefined ? [] : [fact.status])].map(literal).join(', ')})`
      case 'route':
        return `wentTo(${literal(fact.path)})`
      case 'state':
        return `reached(${literal(fact.machine)}, ${literal(fact.state)})`
    }
  }
  return fact.since === 'chapter' ? `inChapter(${plain()})` : plain()
}

/** The code after `expect(…)`; undefined for an expectation that the words cannot make. */
function expectationSource({ is, shows, holds, explains }: Expectation): string | undefined {
  const others = [shows, holds, explains].filter((each) => each !== undefined).length
  if (is === 'disabled' && explains !== undefined && others === 1) return `isOffBecause(${literal(explains)})`
  if (is !== undefined) return others === 0 ? `is(${literal(is)})` : undefined
  if (others !== 1) return undefined
  if (shows !== undefined) return `shows(${literal(shows)})`
  return holds === undefined ? undefined : `holds(${literal(holds)})`
}

/** A call of a word for a step; undefined for a step that no word makes. */
function callSource(step: DemoStep): string | undefined {
  const call = (target: Target | undefined, ...rest: readonly unknown[]) => {
    const where = target && placeSource(target)
    if (target && where === undefined) return undefined
    const given = rest.filter((each) => each !== undefined).map(literal)
    return `${step.do}(${[...(where === undefined ? [] : [where]), ...given].join(', ')})`
  }
  switch (step.do) {
    case 'chapter':
      return call(undefined, step.title)
    case 'say':
      return call(undefined, step.text)
    case 'point':
    case 'type':
      return call(step.at, step.text)
    case 'goto':
      return call(undefined, step.path)
    case 'click':
      return call(step.at)
    case 'pick':
      return call(step.at, step.option)
    case 'press': {
      const where = step.at && placeSource(step.at)
      if (step.at && where === undefined) return undefined
      return `press(${literal(step.keys)}${where === undefined ? '' : `, ${where}`})`
    }
    case 'upload':
      return call(step.at, step.file)
    case 'until': {
      const facts = step.facts.map(factSource)
      const [only] = facts
      const what = only !== undefined && facts.length === 1 ? only : `[${facts.join(', ')}]`
      return `until(${what}${step.withinMs === undefined ? '' : `, { withinMs: ${step.withinMs} }`})`
    }
    case 'expect': {
      const where = placeSource(step.at)
      const what = step.withinMs === undefined ? expectationSource(step) : undefined
      return where === undefined || what === undefined ? undefined : `expect(${where}).${what}`
    }
    case 'shot':
      return call(undefined, step.name)
  }
}

/** The words that a source uses. */
const words =
  'at chapter click demo expect goto inChapter observed pick point press reached replied say shot type until upload wentTo'.split(
    ' ',
  )

/**
 * The file of a script: TypeScript that creates the same script, one step per line. A step that the words cannot
 * express is written as data.
 */
export function scriptSource({ steps, ...head }: DemoScript): string {
  const lines = steps.map((step) => `    ${callSource(step) ?? literal(step)},`)
  const calls = steps.map((step) =>
    (callSource(step) ?? '').replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, ''),
  )
  const used = words.filter(
    (word) => word === 'demo' || calls.some((call) => new RegExp(String.raw`(?<![.\w])${word}\b`).test(call)),
  )
  return [
    `import { ${used.join(', ')} } from '../script/words'`,
    '',
    'export default demo(',
    '  {',
    ...Object.entries(head).map(([key, value]) => `    ${key}: ${literal(value)},`),
    '  },',
    '  [',
    ...lines,
    '  ],',
    ')',
    '',
  ].join('\n')
}
