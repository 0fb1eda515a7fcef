import type { RowText } from './filter'

interface Described {
  id: string
  name: string
  description: string
}

/** Id, name and search texts of most records. */
export const described = {
  rowKey: ({ id }: Described) => id,
  nameOf: ({ name }: Described) => name,
  textOf: ({ name, description, id }: Described): RowText[] => [name, description, { id }],
}
