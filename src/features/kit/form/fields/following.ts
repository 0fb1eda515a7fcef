import { useEffect, useRef } from 'react'
import { type FieldName, useFormNow, useFormPart } from '../FormFields'

/** The text of a field that follows another: the other's text, unless it was edited to a text of its own. */
export const followed = (own: string, before: string, now: string): string => (own === before ? now : own)

/** Lets a field follow another one until it is edited. Both have texts. */
export function useFollowing<Values extends Readonly<Record<string, unknown>>>(
  field: FieldName<Values>,
  leader: FieldName<Values>,
) {
  const text = useFormPart(({ values }) => values[leader] as string)
  const formNow = useFormNow()
  const before = useRef(text)
  useEffect(() => {
    const { values, setFieldValue } = formNow()
    const own = values[field] as string
    const next = followed(own, before.current, text)
    before.current = text
    if (next !== own) void setFieldValue(field, next)
  }, [field, text, formNow])
}
