import { isRecord } from '#model/isRecord'

// Checks of values from outside of this page, which may be of any release or of a stranger.

export type Check = (value: unknown) => boolean

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber: Check = (value) => Number.isFinite(value)
/** A flag that is left out when it does not apply. */
export const isMarked: Check = (value) => value === true
export const isYesOrNo: Check = (value) => typeof value === 'boolean'

export const isOneOf =
  (names: object): Check =>
  (value) =>
    isText(value) && Object.hasOwn(names, value)

export const areAll =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

export const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

/** An object with fields that it must have, and others that it may have. */
export const hasFields =
  (must: Readonly<Record<string, Check>>, may: Readonly<Record<string, Check>> = {}): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(must).every(([name, check]) => check(value[name])) &&
    Object.entries(may).every(([name, check]) => value[name] === undefined || check(value[name]))
