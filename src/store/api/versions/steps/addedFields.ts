/** When a record was made, where the older version does not say it. */
export const UNKNOWN_TIME = '1970-01-01T00:00:00Z'

/**
 * Fields that the newer version has besides those of the older one, with the values that an older record
 * stands for. A newer record keeps them on the way down, because readers of the older version ignore fields
 * that they do not know. A record that has such a field keeps its value on the way up.
 */
export const addedFields = <const Fields extends object>(fields: Fields) => ({
  up: <R extends object>(record: R): Fields & R => ({ ...fields, ...record }),
  down: <R>(record: R): R => record,
})
