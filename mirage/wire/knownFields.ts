import { isRecord } from '#model/isRecord'
import { validate, type Description, type Shape } from './shapes'

/**
 * A value of the wire without the fields that its shape does not have: the model's records have the fields of every
 * version, and a caller gets those of its own.
 *
 * @param named the shapes of named types
 */
export function knownFields(value: unknown, shape: Shape, named: Description['named']): unknown {
  if (typeof value !== 'object' || value === null) return value
  const within = (item: unknown, of: Shape) => knownFields(item, of, named)
  switch (shape.is) {
    case 'ref':
      return within(value, named(shape.name))
    case 'array':
      return Array.isArray(value) ? value.map((item) => within(item, shape.of)) : value
    case 'map':
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, within(item, shape.of)]))
    case 'object': {
      const known: Record<string, unknown> = {}
      for (const [key, item] of Object.entries(value)) {
        const field = shape.fields[key]
        if (field) known[key] = within(item, field)
      }
      return known
    }
    case 'tagged': {
      const tag = isRecord(value) ? value[shape.tag] : undefined
      const variant = typeof tag === 'string' ? shape.variants[tag] : undefined
      return variant ? within(value, variant) : value
    }
    case 'either': {
      const option = shape.of.find((one) => validate(value, one, named) === undefined)
      return option ? within(value, option) : value
    }
    default:
      return value
  }
}
