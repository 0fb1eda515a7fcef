import { expect } from 'vitest'
import type { Reply } from './region'

/** The parts of an error that a test compares. */
export const errorOf = (reply: Reply) => ({
  status: reply.status,
  code: reply.body['error_code'],
  text: reply.body['message'],
})

/** An error whose message contains a text. */
const errorLike = (status: number, code: string | undefined, text: string) => ({
  status,
  code,
  text: expect.stringContaining(text) as unknown,
})
export const invalidRequest = (text: string) => errorLike(400, 'InvalidRequest', text)
export const invalidValue = (text: string) => errorLike(400, 'InvalidValue', `unsupported value for "${text}`)
export const alreadyExists = (text: string) =>
  errorLike(400, 'ObjectAlreadyExists', `already exists: ${text}`)
export const unreadableBody = (text: string) =>
  errorLike(400, undefined, `unable to parse JSON body: ${text}`)
export const notFound = (text: string) => errorLike(404, 'ObjectNotFound', `not found: ${text}`)
