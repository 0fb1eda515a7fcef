import { useState } from 'react'
import { Button } from '#ui/actions/Button'
import type { Needs } from '#model/needs'
import { fill, type ParamsAt } from '#features/kit/noun/address'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { useRoleReason } from '#features/kit/roles/useRoleReason'

/** The create action of a list: a link or a function. */
export interface CreateStep {
  /** The verb and the noun, also the title of the form and its button: "Create disk". */
  label: string
  to?: string
  /** It opens a page, not a panel over the list. */
  isPage?: boolean
  /** Keep its identity between renders. */
  run?: () => void
  /** The role that allows it. */
  needs?: Needs | null
  disabledReason?: string | undefined
}

/** The facts of a noun with forms of these names that make one. */
interface Made<Name extends string, To> {
  to: To
  panels: { readonly [Form in Name]?: string }
  forms: { readonly [Form in Name]?: string }
  creates: { readonly [Form in Name]: Needs | null }
}

/**
 * The create action that leads to a form of a noun: its title, its address and its role.
 *
 * @param name the form among its `creates`
 * @param at the parameters of its path
 */
export const createOf = <Name extends string, To extends Readonly<Record<Name, { path: string }>>>(
  { to, panels, forms, creates }: Made<Name, To>,
  name: Name,
  ...at: ParamsAt<To[Name]['path']>
): CreateStep => ({
  label: panels[name] ?? forms[name] ?? '',
  to: fill(to[name].path, ...at),
  needs: creates[name],
})

/** A {@link CreateStep} with the reason why the user's role does not allow it. */
export function useCreateStep(step: CreateStep | undefined): CreateStep | undefined {
  const reason = useRoleReason()(step?.needs ?? undefined)
  return step && reason ? { ...step, disabledReason: reason } : step
}

/** A ref for two elements that take each other's place: the focus stays at the place. */
function heldFocus() {
  let isHeld = false
  return (element: HTMLElement | null) => {
    if (isHeld) element?.focus()
    return () => {
      isHeld = document.activeElement === element
    }
  }
}

/** The button or link of a {@link CreateStep}. @param tone secondary where the page has it a second time */
export function CreateAction({
  label,
  to,
  isPage = false,
  run,
  disabledReason,
  tone = 'primary',
}: CreateStep & { tone?: 'primary' | 'secondary' }) {
  const [place] = useState(heldFocus)
  if (to && disabledReason === undefined)
    return (
      <LinkButton ref={place} tone={tone} to={to} preventScrollReset={!isPage}>
        {label}
      </LinkButton>
    )
  return (
    <Button ref={place} tone={tone} disabledReason={disabledReason} onClick={run}>
      {label}
    </Button>
  )
}
