import {
  above0,
  among,
  anyText,
  count,
  dashed,
  fine,
  isFields,
  isTooDeep,
  keys,
  path,
  recipe,
  shaped,
  text,
  wrong,
  type Check,
  type Found,
  type Shape,
} from './checks'
import { problemText, type Problem } from './problem'
import { conditions, type DemoScript, type Word } from './step'
import { roles } from './target'
import type { Vocabulary } from './vocabulary'

// A script is data, and may come from a file: its form is checked before it plays, so that it fails in one place with the
// step that is wrong.

const name: Check = (value, known) =>
  isFields(value) ? shaped('a name', { required: { begins: text } })(value, known) : text(value, known)

const target: Check = (value, known) =>
  shaped('a target', {
    required: { role: among('a role', () => roles) },
    optional: { name, has: text, within: target },
  })(value, known)

const sinceChapter: Readonly<Record<string, Check>> = {
  since: among('a beginning', () => ['chapter']),
}

const machineIds = ({ machines }: Vocabulary) => [...machines.keys()]

/** A machine, or the kind of a resource, and one of its states. */
const withState =
  (field: 'kind' | 'machine', others: Readonly<Record<string, Check>>): Check =>
  (value, known) => {
    const machine = isFields(value) ? value[field] : undefined
    const states = known.machines.get(String(machine)) ?? []
    const state = known.machines.has(String(machine))
      ? among(`a state of ${String(machine)}`, () => states)
      : text
    return shaped('a fact', {
      required: {
        is: text,
        [field]: among(field === 'kind' ? 'a kind' : 'a machine', machineIds),
        state,
        ...others,
      },
      optional: sinceChapter,
    })(value, known)
  }

const facts: Readonly<Record<string, Check>> = {
  observed: withState('kind', { name: text }),
  state: withState('machine', {}),
  reply: shaped('a fact', {
    required: { is: text, operation: among('an operation', ({ operations }) => operations) },
    optional: { status: count, ...sinceChapter },
  }),
  route: shaped('a fact', { required: { is: text, path }, optional: sinceChapter }),
}

const fact: Check = (value, known) => {
  const kind = isFields(value) ? value['is'] : undefined
  const found = among('a fact', () => Object.keys(facts))(kind, known)
  return found.length > 0 ? found : (facts[String(kind)]?.(value, known) ?? fine)
}

const someFacts: Check = (value, known) =>
  Array.isArray(value) && value.length > 0
    ? value.flatMap((each) => fact(each, known))
    : wrong('at least one fact', value)

const content: Check = (value, known) =>
  isFields(value) && 'bytes' in value
    ? shaped('a content', { required: { bytes: count } })(value, known)
    : shaped('a content', { required: { text: anyText } })(value, known)

const file = shaped('a file', { required: { name: text, content } })

const expectation: Check = (value, known) => {
  const parts = { is: among('a condition', () => conditions), shows: text, holds: anyText, explains: text }
  const found = shaped('an expectation', {
    required: { do: text, at: target },
    optional: { ...parts, withinMs: count },
  })(value, known)
  const isEmpty = isFields(value) && Object.keys(parts).every((part) => value[part] === undefined)
  return isEmpty ? [...found, ...wrong(`one of ${Object.keys(parts).join(', ')}`, undefined)] : found
}

const step = (required: Shape['required'], optional: Shape['optional'] = {}) =>
  shaped('a step', { required: { do: text, ...required }, optional })

const steps: Readonly<Record<Word, Check>> = {
  chapter: step({ title: text }),
  say: step({ text }),
  point: step({ at: target }, { text }),
  goto: step({ path }),
  click: step({ at: target }),
  type: step({ at: target, text: anyText }),
  pick: step({ at: target, option: text }),
  press: step({ keys }, { at: target }),
  upload: step({ at: target, file }),
  until: step({ facts: someFacts }, { withinMs: count }),
  expect: expectation,
  shot: step({ name: dashed }),
}

/** What is wrong with one step. */
const checkStep: Check = (value, known) => {
  const word = isFields(value) ? value['do'] : undefined
  const found = among('a word', () => Object.keys(steps))(word, known)
  return found.length > 0 ? found : steps[word as Word](value, known)
}

/** The word of a step, if it has one. */
const wordOf = (value: unknown) =>
  isFields(value) && typeof value['do'] === 'string' ? value['do'] : 'no step'

const head: Shape = {
  required: {
    name: dashed,
    title: text,
    about: text,
    world: shaped('a world', {
      required: { scenario: among('a scenario', ({ scenarios }) => scenarios) },
      optional: {
        seed: count,
        persona: among('a persona', ({ personas }) => personas),
        speed: above0,
        faults: recipe,
      },
    }),
    start: path,
    steps: (value) => (Array.isArray(value) && value.length > 0 ? fine : wrong('at least one step', value)),
  },
}

/** What several steps have to agree on. */
function togetherWrong(all: readonly unknown[]): { index: number; found: Found }[] {
  const fields = all.map((value) => (isFields(value) ? value : {}))
  const first = fields[0]?.['do'] === 'chapter' ? [] : wrong('a chapter first', fields[0]?.['do'])
  const names = fields.map((each) => (each['do'] === 'shot' ? each['name'] : undefined))
  const again = names.flatMap((each, index) =>
    each !== undefined && names.indexOf(each) < index
      ? [
          {
            index,
            found: {
              wanted: 'another name for this picture',
              found: `Step ${names.indexOf(each) + 1} has it.`,
            },
          },
        ]
      : [],
  )
  return [...first.map((found) => ({ index: 0, found })), ...again]
}

/** How many levels of values a step may have: no place is within as many others. */
const LEVELS = 32

/** The problem of a script that is nested too deep to be looked at further; none for any other. */
function depthProblems(script: unknown, file: string): readonly Problem[] {
  // A step is two levels below its script.
  if (!isTooDeep(script, LEVELS + 2)) return []
  const steps: readonly unknown[] = isFields(script) && Array.isArray(script['steps']) ? script['steps'] : []
  const index = steps.findIndex((step) => isTooDeep(step, LEVELS))
  return [
    {
      file,
      ...(index < 0 ? { what: 'its head' } : { step: index + 1, what: wordOf(steps[index]) }),
      wanted: `at most ${LEVELS} levels of values in values`,
      found: 'It is nested deeper.',
    },
  ]
}

/** What was wanted, and where. */
const placed = ({ place, wanted, ...found }: Found) => ({
  ...found,
  wanted: place === undefined ? wanted : `${wanted} at ${place}`,
})

/**
 * Checks the form of a script, and that the names in it exist.
 *
 * @param file the name of its file, for the problems; the script has the same name, without the ending
 * @returns what is wrong, in the order of the steps; nothing for a script that can be played
 */
export function validate(script: unknown, file: string, known: Vocabulary): readonly Problem[] {
  const tooDeep = depthProblems(script, file)
  if (tooDeep.length > 0) return tooDeep
  const inHead = shaped('a script', head)(script, known).map((found): Problem => ({
    file,
    what: 'its head',
    ...placed(found),
  }))
  if (!isFields(script)) return inHead
  const base = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
  const named =
    typeof script['name'] === 'string' && script['name'] !== base
      ? [
          {
            file,
            what: 'its head',
            wanted: `the name of its file, "${base}"`,
            found: `There is "${script['name']}".`,
          },
        ]
      : []
  const all: readonly unknown[] = Array.isArray(script['steps']) ? script['steps'] : []
  const found = [
    ...all.flatMap((value, index) => checkStep(value, known).map((each) => ({ index, found: each }))),
    ...togetherWrong(all),
  ]
  const inSteps = found
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, found: each }): Problem => ({
      file,
      step: index + 1,
      what: wordOf(all[index]),
      ...placed(each),
    }))
  return [...inHead, ...named, ...inSteps]
}

/** A script that can be played. @throws an error with every problem, one a line */
export function checked(script: unknown, file: string, known: Vocabulary): DemoScript {
  const problems = validate(script, file, known)
  if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'))
  return script as DemoScript
}
