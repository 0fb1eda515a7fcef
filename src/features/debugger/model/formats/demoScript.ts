import type { Entry } from '#store/eventLog/entry'
import type { IntentTarget } from '#store/eventLog/intentTarget'
import { quoted, recordingOf, type RecordedStep } from './recorded'

/** The roles that demos call otherwise. */
const demoRoles: Readonly<Record<string, string>> = { alertdialog: 'dialog' }

/** The switches of the address that make a world. */
const texts = ['scenario', 'faults'] as const
const numbers = ['seed', 'speed'] as const

/** A place: `at.row('web-1').button('Row actions')`. */
function place({ role, name, has, within }: IntentTarget): string {
  const word = name ?? has
  return `${within ? place(within) : 'at'}.${demoRoles[role] ?? role}(${word === undefined ? '' : quoted(word)})`
}

const lineOf = (step: RecordedStep): string => {
  switch (step.do) {
    case 'goto':
      return `goto(${quoted(step.path)}),`
    case 'click':
      return `click(${place(step.at)}),`
    case 'type':
      // A password has no role by which a demo could find it.
      return step.at.role === 'password'
        ? `// type into ${quoted(step.at.name ?? '')}`
        : `type(${place(step.at)}, ''), // what was typed is not in the log`
    case 'pick':
      return `pick(${place(step.at)}, ${quoted(step.option)}),`
    case 'seen':
      return `until(observed(${[step.kind, step.name, step.state].map(quoted).join(', ')})),`
    case 'note':
      return `// ${step.words}`
  }
}

/** The words of a line that have to be imported. */
const wordsIn = (line: string) => [...line.matchAll(/\b(at|click|goto|observed|pick|type|until)\b[.(]/g)]

/** The world of the first page, as a script names it. */
function worldOf(query: URLSearchParams, persona: string | undefined): string {
  const parts = [
    ...texts.flatMap((name) => (query.has(name) ? [`${name}: ${quoted(query.get(name) ?? '')}`] : [])),
    ...numbers.flatMap((name) => (query.has(name) ? [`${name}: ${Number(query.get(name))}`] : [])),
    ...(persona === undefined ? [] : [`persona: ${quoted(persona)}`]),
  ]
  return `{ ${(query.has('scenario') ? parts : ["scenario: 'company'", ...parts]).join(', ')} }`
}

/**
 * What a person did and what followed, as the source of a demo to go on from: clicks as steps, states that resources came
 * to as what is waited for. Typed text is not in the log, so it has to be filled in.
 *
 * @param persona the key of the persona who is signed in, where that is not the usual one
 */
export function demoScriptOf(entries: readonly Entry[], persona?: string): string {
  const { start, steps } = recordingOf(entries)
  const [path = '/', search = ''] = start.split('?')
  const lines = steps.map(lineOf)
  const words = new Set(
    lines
      .filter((line) => !line.startsWith('//'))
      .flatMap(wordsIn)
      .map(([, word]) => word ?? ''),
  )
  return [
    `import { ${['chapter', 'demo', ...words].toSorted().join(', ')} } from '../script/words'`,
    '',
    'export default demo(',
    '  {',
    "    name: 'recorded',",
    "    title: 'What was recorded',",
    "    about: 'What a person did, and what came of it.',",
    `    world: ${worldOf(new URLSearchParams(search), persona)},`,
    `    start: ${quoted(path)},`,
    '  },',
    '  [',
    "    chapter('What was recorded'),",
    ...lines.map((line) => `    ${line}`),
    '  ],',
    ')',
    '',
  ].join('\n')
}
