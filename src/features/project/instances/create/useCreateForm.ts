import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBack } from '#features/kit/routing/useBack'
import { disksApi } from '#store/api/resources/disks'
import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { useAppDispatch } from '#store/hooks'
import { ALL_LIMIT } from '#model/paging'
import type { LeavableForm } from '#features/kit/form/useResourceForm'
import { useSendMany } from '#features/kit/form/useSendMany'
import { instances } from '../noun'
import { bornInstance } from '#features/shared/instance/bornInstance'
import { createInstance } from './commands'
import { valuesOfAll } from './countedValues'
import { createBody } from './createBody'
import { createSchema } from './createSchema'
import { draftOf, type CreateValues } from './createValues'
import { serverErrorFields } from './serverErrorFields'
import type { FormOptions } from './useFormOptions'

/**
 * Finds the new disk whose name is taken: the server does not name it. The refreshed list also updates the form's
 * validation.
 */
function useDuplicateDisks(project: string) {
  const dispatch = useAppDispatch()
  return useCallback(
    async (values: CreateValues, message: string): Promise<Record<string, string>> => {
      const asked = dispatch(
        disksApi.endpoints.diskList.initiate({ project, limit: ALL_LIMIT }, { forceRefetch: true }),
      )
      const { data } = await asked
      asked.unsubscribe()
      const names = new Set(data?.items.map(({ name }) => name))
      const isBoot = values.bootSource !== 'disk' && names.has(values.bootName)
      const queued = values.disks.find(
        ({ type, ...rest }) => type === 'create' && 'disk' in rest && names.has(rest.disk.name),
      )
      return {
        ...(isBoot && { bootName: message }),
        ...(queued && { disks: message }),
      }
    },
    [dispatch, project],
  )
}

interface CreateForm {
  project: string
  /** The name of the instance to copy; empty for a new form. */
  like: string
  /** The id of the image to boot from; empty for none. */
  image: string
  /** The first ones are taken, since they may contain generated names. Later responses fill their own fields. */
  initialValues: CreateValues
  options: Pick<FormOptions, 'constraints' | 'sources' | 'unread'>
}

/** The form as `PageForm` takes it: one instance is created, or as many as it counts. `onDismiss` opens the list. */
export function useCreateForm({
  project,
  like,
  image,
  initialValues,
  options,
}: CreateForm): LeavableForm<CreateValues, Instance | undefined> & { focusError?: undefined } {
  const [firstValues] = useState(initialValues)
  const go = useNavigate()
  const goBack = useBack(false)
  const dispatch = useAppDispatch()
  const sendMany = useSendMany()
  const duplicateDisks = useDuplicateDisks(project)
  const { constraints, sources, unread } = options
  const schema = useMemo(() => createSchema(constraints), [constraints])
  const onDismiss = () => goBack(instances.to.list({ project }))
  return {
    schema,
    initial: firstValues,
    draft: { ...draftOf(firstValues), variant: like || image },
    send: async (values, { save, ask, ...sending }) => {
      const bodies = valuesOfAll(values).map((each) =>
        createBody(each, {
          areKeysRead: !unread.includes('key'),
          sourceName: (id) => sources.find((source) => source.id === id)?.name,
        }),
      )
      const [only] = bodies
      if (only && bodies.length === 1)
        return save(instancesApi.endpoints.instanceCreate, { project, body: only })
      ask()
      await sendMany(
        sending,
        createInstance,
        instances.many,
        bodies.map((body) => ({ project, body })),
      )
      return undefined
    },
    saved: (instance) => instance && `Creating ${instance.name}`,
    born: (instance) => instance && bornInstance(instance),
    onSaved: (instance) => {
      if (!instance) return onDismiss()
      const at = { project, instance: instance.name }
      // The next page renders the response at once.
      void dispatch(instancesApi.util.upsertQueryData('instanceView', at, instance))
      void go(instances.to.page(at), { replace: true })
    },
    fieldErrorsFrom: (error, values) =>
      /^disk name already exists/i.test(error.message)
        ? duplicateDisks(values, error.message)
        : serverErrorFields(error, values),
    onDismiss,
  }
}
