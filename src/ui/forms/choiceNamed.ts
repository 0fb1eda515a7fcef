import { cleanText } from '#src/cleanText'

interface Named {
  value: string
  label: string
  name?: string
  disabledReason?: string
}

const plain = (text: string) => cleanText(text).toLowerCase()

/**
 * The choices that a typed text may mean: the one with that label; else those with that name, also the ones that cannot
 * be chosen, and those whose label has a mark after it, as in "on-call (Group)". Only a single one may be taken.
 */
function choicesNamed<Option extends Named>(text: string, options: readonly Option[]): readonly Option[] {
  const asked = plain(text)
  const labelled = options.filter(({ label }) => plain(label) === asked)
  if (labelled.length === 1) return labelled
  return options.filter(
    ({ label, name = label }) =>
      plain(label) === asked || plain(name) === asked || plain(label).startsWith(`${asked} (`),
  )
}

/** The choice that a typed text takes; undefined for none, and where it could mean another one too. */
export function choiceNamed<Option extends Named>(
  text: string,
  options: readonly Option[],
): Option | undefined {
  const [found, ...others] = choicesNamed(text, options)
  const isMarked =
    found && plain(found.label) !== plain(text) && plain(found.name ?? found.label) !== plain(text)
  return others.length > 0 || isMarked || found?.disabledReason !== undefined ? undefined : found
}

/** Whether a typed text fits choices that could be chosen, and takes none of them. */
export const isUnclear = (text: string, options: readonly Named[]): boolean =>
  !choiceNamed(text, options) && choicesNamed(text, options).some(({ disabledReason }) => !disabledReason)
