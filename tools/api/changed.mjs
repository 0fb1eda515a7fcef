// Finds the operations that a version changed: a step has to say how, unless both forms are the same on the wire.
import { typeNamed } from './openApi.mjs'
import { namesIn } from './versions.mjs'

/** @import { Call } from './description.mjs' */
/** @import { Schema } from './openApi.mjs' */
/** @import { VersionedApi } from './versions.mjs' */

/**
 * A part of a call with the types that it refers to in their place, as text.
 * @param {unknown} node
 * @param {Record<string, Schema>} types
 * @param {readonly string[]} within the types around it, which may refer to themselves
 * @returns {string}
 */
function textOf(node, types, within = []) {
  return JSON.stringify(node ?? null, (_key, /** @type {Schema | undefined} */ value) => {
    if (!value?.$ref) return value
    const name = typeNamed(value.$ref)
    return within.includes(name) ? name : textOf(types[name], types, [...within, name])
  })
}

/**
 * The operations that two versions have with another body, response or parameters, by the model's names.
 * @param {VersionedApi} model
 * @param {VersionedApi} older
 * @param {VersionedApi} newer
 */
export function changedOperations(model, older, newer) {
  const before = new Map([...namesIn(model.calls, older.calls)].map(([call, name]) => [name, call]))
  const form = (
    /** @type {Call} */ { parameters, body, answer },
    /** @type {VersionedApi} */ { description },
  ) => textOf([parameters, body, answer], description.components.schemas)
  return [...namesIn(model.calls, newer.calls)].flatMap(([call, name]) => {
    const old = before.get(name)
    return old && form(old, older) !== form(call, newer) ? [name] : []
  })
}
