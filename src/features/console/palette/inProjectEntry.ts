import type { InProject, PaletteEntry } from '#features/kit/palette/paletteStore'

/** The entry of a create action of a project that is chosen next: "Create instance…". */
export const inProjectEntry = ({ label, path, needs }: InProject): PaletteEntry => ({
  label: `${label}…`,
  also: label.replace(/^\S+/, 'New'),
  group: 'Actions',
  inProject: { label, path, needs },
})
