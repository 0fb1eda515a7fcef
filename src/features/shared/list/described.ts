import type { RowText } from './filter'

interface Described {
  id: string
  name: string
  description: string
}

/** How most records of the API are identified, called and found: by id, by name, and by whatever text they have. */
export const described = {
  rowKey: ({ id }: Described) => id,
  nameOf: ({ name }: Described) => name,
  textOf: ({ name, description, id }: Described): RowText[] => [name, description, { id }],
}
