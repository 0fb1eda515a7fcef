import { mkdirSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { vi } from 'vitest'
import { codeOfSteps, type Code } from '#features/kit/code/code'
import { announceEnd, exchange } from '#features/kit/form/exchange'
import { codeOfForm } from '#features/kit/form/formCode'
import * as resourceForm from '#features/kit/form/useResourceForm'
import * as checkList from '#ui/forms/CheckList'
import * as combobox from '#ui/forms/Combobox'
import * as radioGroup from '#ui/forms/RadioGroup'
import * as select from '#ui/forms/Select'
import type { AnyObjectSchema } from 'yup'
import type { FormValues } from '#features/kit/form/FormFields'
import type { ManyRow } from '#store/commands/many'
import { phraseText } from '#store/commands/phrase'
import { ONE } from '#store/commands/article'
import { planFor, stepLabel } from '#store/commands/plan'
import { subjectOfAct } from '#store/commands/subjectTitle'
import { effectsText } from '#store/commands/question'
import type { ClashView } from '#store/actors/clashView'
import { dialogs } from '#store/actors/dialogs'
import { isApiError } from '#model/apiError'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { errorsOf, unnamedReads } from './formErrors'
import { attribute, partsOf, partWithId, textOf, type Part } from './markup'

// What a page does without a browser: the form that it renders is checked and sent as its button does it, and a command
// runs as after its question. Fields are named by their labels, and what is picked has to be offered. What a field itself
// does with a key, and where the focus goes, needs a browser.

/** A form that a page has rendered: the props of its shell. */
type OpenForm = Parameters<typeof resourceForm.useResourceForm<FormValues, unknown>>[0] & {
  schema: AnyObjectSchema
}

/** Values by the labels of their fields, or by their names where the first rendering does not have the field. */
type Typed = Readonly<Record<string, unknown>>

/** A text field. */
interface TextControl {
  label: string
  name: string
  isPassword: boolean
  /** The attributes for keyboards. */
  keyboard: Readonly<Record<'autocapitalize' | 'autocorrect' | 'spellcheck', string | undefined>>
  /** Whether a note stands at it that is announced. */
  hasNote: boolean
}

/** A choice that a picker offers. */
export type Offered = Pick<combobox.ComboboxOption, 'value' | 'label' | 'name' | 'disabledReason'>

/** How the region answered. */
interface Sent {
  /** The region's message; undefined once it is saved. */
  refusal: string | undefined
  /** The messages at the fields that the refusal belongs to. */
  fields: Readonly<Record<string, unknown>>
}

export interface Acts {
  form: {
    /** The values that the form begins with. */
    initial: FormValues
    /** The names of its controls that no value has. */
    strays: readonly string[]
    /** The text fields of the page, those of several lines too. */
    fields(): readonly TextControl[]
    /** The choices of each picker, check list, select and group of radio buttons, by the name of the field. */
    pickers: ReadonlyMap<string, readonly Offered[]>
    /** The values as the form sends them. */
    read(typed: Typed): FormValues
    /** The messages that the form shows, by the names of their fields. */
    errors(typed: Typed): Promise<Record<string, unknown>>
    /** What its rules read of other fields and do not name, with these values and with each choice of its pickers. */
    unnamed(typed: Typed): Promise<readonly string[]>
    /** The requests that it would send. @throws when the region refuses what is read for them */
    code(typed: Typed): Promise<Code>
    /** Sends the form. @throws when the form itself would refuse the values */
    send(typed: Typed): Promise<Sent>
    /** The question about what someone else has changed meanwhile, once it is asked. */
    clash(): Promise<ClashView>
  }
  /** A command for a record. */
  command(runs: ManyRow): {
    /** The question and what it says follows; undefined for a command that does not ask. */
    question: string | undefined
    /** The title of its question; undefined for a command that does not ask. */
    asks: string | undefined
    /** The title of its line in the activity. */
    line: string
    /** The command with its record. */
    runs: ManyRow
    /** The requests that it would send, with those of a plan. @throws when the region refuses what is read for them */
    code(): Promise<Code>
    /** Runs it as if it was confirmed. @returns the region's message; undefined once it is done */
    run(): Promise<string | undefined>
  }
  notices(): readonly string[]
}

/** The forms of a page, and the choices of their pickers by the names of the fields. */
export interface OpenForms {
  forms: OpenForm[]
  choices: Map<string, readonly Offered[]>
}

/** Notes the forms that are rendered. @returns a function that ends it */
export function watchForms({ forms, choices }: OpenForms): () => void {
  const original = resourceForm.useResourceForm
  const spy = vi.spyOn(resourceForm, 'useResourceForm')
  spy.mockImplementation((props, ...rest) => {
    forms.push(props as OpenForm)
    return original(props, ...rest)
  })
  const note = (name: string | undefined, options: readonly Offered[]) => {
    if (name !== undefined) choices.set(name, options)
  }
  const { Combobox } = combobox
  const { CheckList } = checkList
  const { RadioGroup } = radioGroup
  const { Select } = select
  const pickers = [
    // The list of a picker is drawn once it is open, which needs a browser.
    vi.spyOn(combobox, 'Combobox').mockImplementation((props) => {
      note(props.name, props.options)
      return Combobox(props)
    }),
    vi.spyOn(checkList, 'CheckList').mockImplementation((props) => {
      note(props.name, props.items)
      return CheckList(props)
    }),
    vi.spyOn(radioGroup, 'RadioGroup').mockImplementation((props) => {
      note(props.name, props.options)
      return RadioGroup(props)
    }),
    vi.spyOn(select, 'Select').mockImplementation((props) => {
      note(props.name, props.options)
      return Select(props)
    }),
  ]
  return () => {
    for (const each of [spy, ...pickers]) each.mockRestore()
  }
}

/** The operations that forms and commands have called in this worker: they count as the browser's. */
const called = ((globalThis as { orreryCalls?: Set<string> }).orreryCalls ??= new Set<string>())

/** Notes what a console has called so far. */
function noteCalls(store: AppStore) {
  const folder = process.env['ORRERY_COVERAGE']
  if (folder === undefined) return
  store.log.flush()
  for (const { kind, subject } of store.getState().eventLog.entries)
    if (kind === 'request') called.add(subject)
  mkdirSync(`${folder}/calls`, { recursive: true })
  writeFileSync(`${folder}/calls/pages-${process.pid}-${threadId}.json`, JSON.stringify([...called].sort()))
}

const controls = ['input', 'textarea', 'select']

/** The name of a control; undefined for none. The text of a picker counts as the picker. */
const nameIn = (control: Part) => attribute(control, 'name')?.replace(/-text$/, '')

const labelOf = (part: Part | undefined) => textOf(part).replace(/ ?\(Optional\)/, '')

/** The name of the field with that label; undefined if the page has none. */
function nameOf(page: Part, label: string): string | undefined {
  const labels = partsOf(page, 'label').filter((one) => labelOf(one) === label)
  for (const one of labels) {
    const control = partWithId(page, attribute(one, 'for')) ?? partsOf(one, 'input')[0]
    if (control && nameIn(control) !== undefined) return nameIn(control)
  }
  const group = groupsIn(page).find((one) => labelOf(partsOf(one, 'legend')[0]) === label)
  return group && attribute(group, 'data-field')
}

/** The text fields of a page. A picker is none, since its text is that of a choice, and neither is a number. */
function textControlsIn(page: Part): TextControl[] {
  return partsOf(page, 'label').flatMap((label) => {
    const control = partWithId(page, attribute(label, 'for'))
    const name = control && attribute(control, 'name')
    const type = control && attribute(control, 'type')
    const isText =
      control?.tag === 'textarea' || (control?.tag === 'input' && /^(text|password)?$/.test(type ?? ''))
    if (!control || name === undefined || !isText || attribute(control, 'role') !== undefined) return []
    if (attribute(control, 'inputMode') !== undefined) return []
    const written = (key: string) => attribute(control, key)
    const notes = written('aria-describedby')?.split(' ') ?? []
    return {
      label: labelOf(label),
      name,
      isPassword: type === 'password',
      keyboard: {
        autocapitalize: written('autoCapitalize'),
        autocorrect: written('autoCorrect'),
        spellcheck: written('spellCheck'),
      },
      hasNote: notes.some((id) => attribute(partWithId(page, id) ?? page, 'role') === 'status'),
    }
  })
}

/** The names of the controls in the forms of a page. */
const controlsOf = (page: Part): string[] =>
  partsOf(page, 'form').flatMap((form) => partsOf(form, ...controls).flatMap((one) => nameIn(one) ?? []))

/** The groups of controls of a page, such as radio buttons. */
const groupsIn = (page: Part): Part[] =>
  partsOf(page).filter((one) => attribute(one, 'data-field') !== undefined)

/**
 * What the page of a console does.
 *
 * @param page the rendered page, with the fields of its form
 * @param open the forms in it
 */
export function actsOf(store: AppStore, page: Part, open: OpenForms): Acts {
  const messageOf = (error: unknown) => {
    if (!isApiError(error)) throw error
    return error.message
  }
  const shell = () => {
    const [form] = open.forms
    if (!form) throw new Error('the page has no form')
    return form
  }
  function valuesOf(typed: Typed): FormValues {
    const { initial } = shell()
    const named = Object.entries(typed).map(([label, value]) => {
      const name = label in initial ? label : nameOf(page, label)
      if (name === undefined || !(name in initial)) throw new Error(`the form has no field ${label}`)
      const offered = (open.choices.get(name) ?? []).map((choice) => choice.value)
      const missing = [value].flat().find((each) => each !== '' && !offered.includes(String(each)))
      if (offered.length > 0 && missing !== undefined)
        throw new Error(`${label} does not offer ${JSON.stringify(missing)}, but ${offered.join(', ')}`)
      return [name, value] as const
    })
    return { ...initial, ...Object.fromEntries(named) }
  }
  const errors = (typed: Typed) => errorsOf(shell().schema, valuesOf(typed))
  const read = (typed: Typed) => shell().schema.cast(valuesOf(typed)) as FormValues
  return {
    form: {
      get initial() {
        return shell().initial
      },
      get strays() {
        const { initial } = shell()
        return controlsOf(page).filter((name) => !(name in initial))
      },
      fields: () => textControlsIn(page),
      pickers: open.choices,
      read,
      errors,
      async unnamed(typed) {
        const values = valuesOf(typed)
        const others = [...open.choices].flatMap(([name, choices]) =>
          name in values && choices.length < 10
            ? choices.map(({ value }) => ({ ...values, [name]: value }))
            : [],
        )
        const reads = await Promise.all([values, ...others].map((each) => unnamedReads(shell().schema, each)))
        return [...new Set(reads.flat())]
      },
      code: (typed) => codeOfForm(shell(), valuesOf(typed), { was: shell().initial, store }),
      async send(typed) {
        const wrong = await errors(typed)
        if (Object.keys(wrong).length > 0) throw new Error(`not sent: ${JSON.stringify(wrong)}`)
        const form = shell()
        const values = valuesOf(typed)
        const shown = [...controlsOf(page), ...groupsIn(page).map((one) => attribute(one, 'data-field'))]
        const end = await exchange(form, values, {
          was: form.initial,
          store,
          by: undefined,
          ask: () => {},
          isLeft: () => false,
          isShown: (field) => shown.includes(field),
        })
        if (end.is === 'cancelled') throw new Error('cancelled by the form itself')
        if (end.is === 'refused') return { refusal: end.refusal.error.message, fields: end.refusal.at }
        announceEnd(store, form.saved?.(end.answer, values), end.line)
        const { onSaved = form.onDismiss } = form
        onSaved(end.answer, values)
        noteCalls(store)
        return { refusal: undefined, fields: {} }
      },
      clash: () =>
        new Promise((resolve) => {
          const shown = consolePartOf(store, dialogs)
          const stop = shown.subscribe(() => {
            const { clash } = shown.get()
            if (!clash) return
            stop()
            resolve(clash)
          })
        }),
    },
    command(runs) {
      const { command, record, by } = runs
      const steps = planFor(command, record, by)?.steps ?? [{ command, record }]
      const asked = command.asks === undefined ? command.confirm?.(record, ONE) : undefined
      return {
        question: asked && [phraseText(asked.title), effectsText(asked)].join(' '),
        asks: asked && phraseText(asked.title),
        line: stepLabel(command.label, subjectOfAct(command, record)),
        runs,
        code: () => codeOfSteps(store, steps),
        run: () =>
          store
            .dispatch(command.call(record))
            .unwrap()
            .then(() => undefined, messageOf)
            .finally(() => noteCalls(store)),
      }
    },
    notices: () => store.getState().notices.map(({ title }) => title),
  }
}
