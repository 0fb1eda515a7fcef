import { object, string } from 'yup'
import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from '#model/apiError'
import { makeStore } from '#store/store'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import { announceEnd, exchange, SubmitCancelled } from './exchange'

const taken: ApiError = { message: 'It is taken', statusCode: 400, errorCode: 'ObjectAlreadyExists' }
const schema = object({ name: string().trim() })
const values = { name: ' docks ' }
const page = {
  store: makeStore(),
  by: undefined,
  was: values,
  ask: () => {},
  isLeft: () => false,
  isShown: () => true,
}
const refusing = (error: unknown) => ({ schema, send: () => Promise.reject(error) })

describe('exchange', () => {
  it('sends the values as the schema casts them, and has the answer', async () => {
    const send = (sent: typeof values) => Promise.resolve(sent.name)
    expect(await exchange({ schema, send }, values, page)).toEqual({
      is: 'saved',
      answer: 'docks',
      line: undefined,
    })
  })

  it('has the fields that say a refusal', async () => {
    const at = { name: 'It is taken' }
    expect(await exchange(refusing(taken), values, page)).toEqual({
      is: 'refused',
      refusal: { error: taken, at },
    })
  })

  it('said a taken name at the top of a form that has messages for other fields', async () => {
    const fieldErrorsFrom = ({ message }: ApiError) => ({
      blocks: /range/.test(message) ? message : undefined,
    })
    expect(await exchange({ ...refusing(taken), fieldErrorsFrom }, values, page)).toMatchObject({
      refusal: { at: { name: 'It is taken' } },
    })
    const range: ApiError = { ...taken, message: 'The range is taken' }
    expect(await exchange({ ...refusing(range), fieldErrorsFrom }, values, page)).toMatchObject({
      refusal: { at: { blocks: 'The range is taken' } },
    })
  })

  it('asks for no messages of the fields of a form that was left', async () => {
    const fieldErrorsFrom = vi.fn<() => { name: string }>(() => ({ name: 'It is taken' }))
    const left = { ...page, isLeft: () => true }
    expect(await exchange({ ...refusing(taken), fieldErrorsFrom }, values, left)).toEqual({
      is: 'refused',
      refusal: { error: taken, at: {} },
    })
    expect(fieldErrorsFrom).not.toHaveBeenCalled()
  })

  it('is neither when the user cancels', async () => {
    expect(await exchange(refusing(new SubmitCancelled()), values, page)).toEqual({ is: 'cancelled' })
  })

  it('throws what is no answer of the region', async () => {
    await expect(exchange(refusing(new TypeError('a fault')), values, page)).rejects.toThrow('a fault')
  })
})

describe('the end of a form', () => {
  const next = { label: 'Map', to: '/map' }
  /** A store, and a line of a change in it. */
  function begun() {
    const store = makeStore()
    const ledger = consolePartOf(store, ledgerPart)
    const subject = { kind: 'firewallRule', id: '', name: 'dns' }
    const line = ledger.begin({ kind: 'change', verb: 'firewallRuleChange', label: 'Change', subject })
    return { store, line, kept: () => ledger.line(line), notices: () => store.getState().notices }
  }

  it('is said with what comes next, in a notification and in its line', () => {
    const { store, line, kept, notices } = begun()
    announceEnd(store, { says: 'Rule dns is on', next }, line)
    expect(notices()).toMatchObject([{ title: 'Rule dns is on', link: next, line }])
    expect(kept()).toMatchObject({ standing: 'done', outcome: { end: { says: 'Rule dns is on', next } } })
  })

  it('without a next step is a notification alone, and without words nothing', () => {
    const { store, line, kept, notices } = begun()
    announceEnd(store, 'Project docks updated', line)
    announceEnd(store, undefined, line)
    expect(notices().map(({ title }) => title)).toEqual(['Project docks updated'])
    expect(kept()?.outcome).toBeUndefined()
  })

  it('of what is at rest only later is for screen readers, and its line goes on', () => {
    const { store, line, kept, notices } = begun()
    announceEnd(store, { says: 'Snapshot monday created', next }, line, true)
    expect(notices()).toMatchObject([{ isSpoken: true }])
    expect(kept()).toMatchObject({ standing: 'moving' })
  })
})
