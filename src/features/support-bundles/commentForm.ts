import { object } from 'yup'
import type { ApiError } from '#store/model/apiError'
import { optionalCheckedText } from '#features/shared/form/rules'
import { commentError } from './bundleText'

export interface CommentValues {
  comment: string
}

export const commentSchema = object({ comment: optionalCheckedText(commentError) })

/** An empty comment is none. */
export const commentBody = ({ comment }: CommentValues) => ({ userComment: comment === '' ? null : comment })

/** The field that an error belongs to. Rule: OPS-12. */
export const fieldErrorsFrom = ({ message }: ApiError): Partial<Record<keyof CommentValues, string>> =>
  /^comment /i.test(message) ? { comment: message } : {}
