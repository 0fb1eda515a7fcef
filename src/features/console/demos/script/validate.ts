import { lazy, ValidationError } from 'yup'
import { isRecord } from '#model/isRecord'
import {
  above0,
  among,
  anyText,
  count,
  dashed,
  faultIn,
  form,
  isTooDeep,
  keys,
  nameFault,
  path,
  recipe,
  shaped,
  some,
  SURPLUS,
  text,
  wrong,
  type ValueFault,
  type Form,
  type Forms,
} from './checks'
import { problemText, type Problem } from './problem'
import { conditions, type DemoScript, type Word } from './step'
import { roles } from './target'
import type { Vocabulary } from './vocabulary'

// A script is data, and may come from a file: it is checked before it plays, so that a fault is reported once,
// with the wrong step.

const fieldOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined)

/** A choice among forms by the name in a field. */
const byName = (what: string, field: string, forms: Forms): Form => {
  const unnamed = form((value) => nameFault(what, Object.keys(forms), fieldOf(value, field)))
  return lazy((value) => {
    const name = fieldOf(value, field)
    return (typeof name === 'string' && Object.hasOwn(forms, name) ? forms[name] : undefined) ?? unnamed
  })
}

const name = lazy((value) => (isRecord(value) ? shaped('a name', { begins: text }) : text))
const target: Form = shaped(
  'a target',
  { role: among('a role', roles) },
  { name, has: text, within: lazy(() => target) },
)
const content = lazy((value) =>
  shaped('a content', isRecord(value) && 'bytes' in value ? { bytes: count } : { text: anyText }),
)
const fileForm = shaped('a file', { name: text, content })

/** The facts that a step waits for, by their names. */
function factForms({ machines, operations }: Vocabulary): Forms {
  const since = { since: among('a beginning', ['chapter']) }
  /** A fact about a machine, or a kind of resource, and one of its states. */
  const withState = (field: 'kind' | 'machine', others: Forms) =>
    lazy((value) => {
      const machine = String(fieldOf(value, field))
      const states = machines.get(machine)
      return shaped(
        'a fact',
        {
          is: text,
          [field]: among(field === 'kind' ? 'a kind' : 'a machine', [...machines.keys()]),
          state: states ? among(`a state of ${machine}`, states) : text,
          ...others,
        },
        since,
      )
    })
  return {
    observed: withState('kind', { name: text }),
    state: withState('machine', {}),
    reply: shaped(
      'a fact',
      { is: text, operation: among('an operation', operations) },
      { status: count, ...since },
    ),
    route: shaped('a fact', { is: text, path }, since),
  }
}

const step = (required: Forms, optional?: Forms) => shaped('a step', { do: text, ...required }, optional)

const expected = { is: among('a condition', conditions), shows: text, holds: anyText, explains: text }

const stepForms = (known: Vocabulary): Readonly<Record<Word, Form>> => ({
  chapter: step({ title: text }),
  say: step({ text }),
  point: step({ at: target }, { text }),
  goto: step({ path }),
  click: step({ at: target }),
  type: step({ at: target, text: anyText }),
  pick: step({ at: target, option: text }),
  press: step({ keys }, { at: target }),
  upload: step({ at: target, file: fileForm }),
  until: step(
    { facts: some('at least one fact', byName('a fact', 'is', factForms(known))) },
    { withinMs: count },
  ),
  expect: lazy((value) =>
    Object.keys(expected).some((part) => fieldOf(value, part) !== undefined)
      ? shaped('an expectation', { do: text, at: target }, { ...expected, withinMs: count })
      : form(() => wrong(`one of ${Object.keys(expected).join(', ')}`, undefined)),
  ),
  shot: step({ name: dashed }),
})

const scriptForm = (known: Vocabulary) =>
  shaped('a script', {
    name: dashed,
    title: text,
    about: text,
    world: shaped(
      'a world',
      { scenario: among('a scenario', known.scenarios) },
      {
        seed: count,
        persona: among('a persona', known.personas),
        speed: above0,
        faults: recipe,
        api: among('a version', known.versions),
      },
    ),
    start: path,
    steps: some('at least one step', byName('a word', 'do', stepForms(known))),
  })

/** A fault with its path in the value (`steps[1].at.role`); `isSurplus`: it is about an unknown field. */
interface PlacedFault {
  fault: ValueFault
  path: string
  isSurplus: boolean
}

function formFaults(script: unknown, known: Vocabulary): PlacedFault[] {
  try {
    scriptForm(known).validateSync(script, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    return error.inner.map((each) => ({
      fault: faultIn(each),
      path: each.path ?? '',
      isSurplus: each.type === SURPLUS,
    }))
  }
}

/** The word of a step, if it has one. */
function wordOf(value: unknown): string {
  const word = fieldOf(value, 'do')
  return typeof word === 'string' ? word : 'no step'
}

/** The faults between steps, each with the index of its step. */
function togetherWrong(steps: readonly unknown[]): { index: number; fault: ValueFault }[] {
  const first = wordOf(steps[0]) === 'chapter' ? [] : [wrong('a chapter first', fieldOf(steps[0], 'do'))]
  const names = steps.map((each) => (wordOf(each) === 'shot' ? fieldOf(each, 'name') : undefined))
  const again = names.flatMap((each, index) => {
    const before = names.indexOf(each)
    if (each === undefined || before === index) return []
    const fault = { wanted: 'another name for this picture', found: `Step ${before + 1} has it.` }
    return [{ index, fault }]
  })
  return [...first.map((fault) => ({ index: 0, fault })), ...again]
}

/** Maximum number of nested levels in a step: no real target has as many. */
const LEVELS = 32

/** The problem of a script that is nested too deep to be checked; empty for any other. */
function depthProblems(script: unknown, file: string): readonly Problem[] {
  // A step is two levels below its script.
  if (!isTooDeep(script, LEVELS + 2)) return []
  const steps = stepsIn(script)
  const index = steps.findIndex((one) => isTooDeep(one, LEVELS))
  return [
    {
      file,
      ...(index < 0 ? { what: 'its head' } : { step: index + 1, what: wordOf(steps[index]) }),
      wanted: `at most ${LEVELS} levels of values in values`,
      found: 'It is nested deeper.',
    },
  ]
}

function stepsIn(script: unknown): readonly unknown[] {
  const steps = fieldOf(script, 'steps')
  return Array.isArray(steps) ? steps : []
}

/** The fault of a script that has another name than its file. */
function nameFaults(script: unknown, file: string): ValueFault[] {
  const base = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
  const named = fieldOf(script, 'name')
  return typeof named !== 'string' || named === base ? [] : [wrong(`the name of its file, "${base}"`, named)]
}

/**
 * Checks the schema of a script, and that its names exist.
 *
 * @param file the name of its file, for the problems; the script has the same name, without the extension
 * @returns the problems, in the order of the steps; empty for a valid script
 */
export function validate(script: unknown, file: string, known: Vocabulary): readonly Problem[] {
  const tooDeep = depthProblems(script, file)
  if (tooDeep.length > 0) return tooDeep
  const steps = stepsIn(script)
  const inForm = formFaults(script, known)
    .toSorted((a, b) => Number(b.isSurplus) - Number(a.isSurplus))
    .map(({ fault, path: full }) => {
      const [, index, rest = full] = /^steps\[(\d+)\]\.?(.*)$/.exec(full) ?? []
      const where = rest.replace(/\[\d+\]/g, '')
      const { wanted } = fault
      return {
        index: index === undefined ? -1 : Number(index),
        fault: where === '' ? fault : { ...fault, wanted: `${wanted} at ${where}` },
      }
    })
  const found = [
    ...inForm,
    ...nameFaults(script, file).map((fault) => ({ index: -1, fault })),
    ...(isRecord(script) ? togetherWrong(steps) : []),
  ]
  return found
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, fault }): Problem => ({
      file,
      ...(index < 0 ? { what: 'its head' } : { step: index + 1, what: wordOf(steps[index]) }),
      ...fault,
    }))
}

/** A script that can be played. @throws an error with every problem, one a line */
export function checked(script: unknown, file: string, known: Vocabulary): DemoScript {
  const problems = validate(script, file, known)
  if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'))
  return script as DemoScript
}
