import { object, string } from 'yup'
import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from '#model/apiError'
import { makeStore } from '#store/store'
import { exchange, SubmitCancelled } from './exchange'

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
