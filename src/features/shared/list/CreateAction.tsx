import { Button } from '../../../ui/Button'
import { LinkButton } from '../LinkButton'

/** The step that makes another one of what a list shows: a place, or something to do here. */
export interface CreateStep {
  /** The verb and the noun, which the form it leads to has for its title and on its button: "Create disk". */
  label: string
  to?: string
  /** It leads to a page of its own, not to a panel over the list. */
  isPage?: boolean
  /** Keep its identity between renders. */
  run?: () => void
  disabledReason?: string | undefined
}

/** The button or link of a {@link CreateStep}. */
export function CreateAction({ label, to, isPage = false, run, disabledReason }: CreateStep) {
  if (to && disabledReason === undefined)
    return (
      <LinkButton tone="primary" to={to} preventScrollReset={!isPage}>
        {label}
      </LinkButton>
    )
  return (
    <Button tone="primary" {...(disabledReason ? { disabledReason } : {})} {...(run ? { onClick: run } : {})}>
      {label}
    </Button>
  )
}
