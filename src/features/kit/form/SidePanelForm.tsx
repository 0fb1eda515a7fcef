import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import type { Needs } from '#model/needs'
import { SidePanel } from '#ui/overlays/SidePanel'
import { RelevantDocs } from '#features/kit/help/RelevantDocs'
import { failureTitle } from '#features/kit/errors/failureTitle'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { useBack } from '#features/kit/routing/useBack'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { SlowNotice } from '#features/kit/queries/SlowNotice'
import { SavingEffects, type EffectsOf } from './SavingEffects'
import { FormButtons } from './FormButtons'
import { LeaveGuard } from './LeaveGuard'
import { FormFields, type FormValues } from './FormFields'
import { RestoredFields } from './restoredFields'
import { RestoredNotice } from './RestoredNotice'
import { RoleNotice } from './RoleNotice'
import { useResourceForm, type ResourceFormProps } from './useResourceForm'

/**
 * Shown by the panel in place of its form, which keeps its values: the progress of a long request, or an answer that is
 * shown once.
 */
export interface InsteadOfForm {
  title: string
  name: string
  body: ReactNode
  footer: ReactNode
  onDismiss: () => void
}

/** Where a panel leads: to addresses, or by a function of the page that shows it. */
type PanelWay<Values extends FormValues, Saved> =
  | {
      /** The address of the page under the panel. Cancel leads there, and a success too. */
      back: string
      /** The address of the page that a success opens in place of the one under the panel. */
      opens?: (answer: Saved, values: Values) => string
      /**
       * The address of the page under the panel after a success that may have renamed its record. Another one replaces
       * that of the form in the history: going back to the form would fail, because the old name no longer exists.
       */
      renamed?: (answer: Saved) => string
      onDismiss?: undefined
    }
  | { back?: undefined; opens?: undefined; renamed?: undefined; onDismiss: () => void }

/** The functions that lead out of a panel, by Cancel and after a success. */
function usePanelWay<Values extends FormValues, Saved>(
  way: PanelWay<Values, Saved> & Pick<ResourceFormProps<Values, Saved>, 'onSaved'>,
) {
  const go = useNavigate()
  const goBack = useBack()
  const { opens, renamed } = way
  const onDismiss = way.back === undefined ? way.onDismiss : () => goBack(way.back)
  function onSaved(answer: Saved, values: Values) {
    if (way.onSaved) way.onSaved(answer, values)
    else if (opens) void go(opens(answer, values), { replace: true })
    else if (renamed) goBack(renamed(answer))
    else onDismiss()
  }
  return { onDismiss, onSaved }
}

type SidePanelFormProps<Values extends FormValues, Saved> = ResourceFormProps<Values, Saved> &
  PanelWay<Values, Saved> & {
    title: string
    /** The thing that is changed. */
    name?: string
    /** The place where a thing is created. */
    subtitle?: string
    /** The text of the button that submits. Default: the title. */
    submitLabel?: string
    /** The role that submitting it needs; null for what needs none. */
    needs: Needs | null
    children: ReactNode
    /** What saving does that the fields do not show. */
    effects?: EffectsOf<Values>
    /** Why the form cannot be submitted now. */
    disabledReason?: string
    instead?: InsteadOfForm | undefined
    /**
     * A dialog for a part of the form, with access to its values. It is a sibling of the form: React events bubble, and
     * submitting the dialog must not submit the form.
     */
    dialog?: ReactNode
  }

/**
 * A form in a side panel with its own address. It handles submit, errors, focus on the first error and the leave guard.
 */
export function SidePanelForm<Values extends FormValues, Saved>({
  title,
  name,
  subtitle,
  submitLabel = title,
  needs,
  children,
  effects,
  disabledReason,
  instead,
  dialog,
  ...rest
}: SidePanelFormProps<Values, Saved>) {
  const { formStore, form, serverError, fieldRefusal, draft, isUnsaved, dismiss, isSending, isSlow, code } =
    useResourceForm({ ...rest, ...usePanelWay(rest) }, title)
  const roleReason = useRoleReason()(needs ?? undefined)
  const isReplaced = instead !== undefined
  const wasReplaced = useRef(isReplaced)
  useEffect(() => {
    // The focus was on what is gone.
    if (wasReplaced.current && !isReplaced) form.current?.querySelector<HTMLElement>('input')?.focus()
    wasReplaced.current = isReplaced
  }, [isReplaced, form])
  const id = useId()
  // Slides in only on a forward navigation, not on reload or back.
  const animate = useNavigationType() === 'PUSH'
  return (
    <SidePanel
      title={instead?.title ?? title}
      name={instead?.name ?? name}
      subtitle={isReplaced ? undefined : subtitle}
      onDismiss={instead?.onDismiss ?? dismiss}
      animate={animate}
      readOnly={isReplaced}
      footer={
        instead?.footer ?? (
          <>
            {effects && (
              <FormFields store={formStore}>
                <SavingEffects of={effects} />
              </FormFields>
            )}
            <FormButtons
              form={id}
              submitLabel={submitLabel}
              isSending={isSending}
              isSlow={isSlow}
              refusal={fieldRefusal}
              onDismiss={dismiss}
              disabledReason={roleReason ?? disabledReason}
              code={code}
            />
          </>
        )
      }
    >
      <FormFields store={formStore}>
        <RestoredFields value={draft.restored}>
          <form
            ref={form}
            id={id}
            hidden={isReplaced}
            onSubmit={formStore.handleSubmit}
            noValidate
            autoComplete="off"
          >
            <RoleNotice form={id} reason={roleReason} />
            <SlowNotice isSlow={isSlow} />
            <RestoredNotice isRestored={draft.isRestored} left={draft.left} onDiscard={draft.discard} />
            {serverError && <ErrorNotice isChange error={serverError} title={failureTitle(submitLabel)} />}
            {children}
          </form>
          {dialog}
        </RestoredFields>
      </FormFields>
      {instead?.body ?? <RelevantDocs />}
      <LeaveGuard isUnsaved={() => !isReplaced && isUnsaved()} onLeave={draft.end} />
    </SidePanel>
  )
}
