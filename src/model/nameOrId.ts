// Apart from names.ts, which no first page needs.

/** A name by the API's description, which allows more than `nameError` of names.ts: some records may have such a one. */
const NAME = /^[a-z](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?$/

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a selector is an id rather than a name. Rule: WIRE-9. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** Whether a text may be the name or the id of a record. */
export const isNameOrId = (text: string): boolean => NAME.test(text) || isUuid(text)
