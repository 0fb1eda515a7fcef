import { loadFresh, type At } from '#features/kit/routing/load'
import { routersApi } from '#store/api/resources/routers'
import { networkCollaborator } from '#model/needs'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { namedSchema } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { useParam } from '#features/kit/routing/useParam'
import { routers } from './noun'

export const editLoader = loadFresh(
  routersApi.endpoints.vpcRouterView,
  ({ project, vpc, router }: At<'project' | 'vpc' | 'router'>) => ({ project, vpc, router }),
)

/** Creates a router. It has no effect until it has routes and a subnet uses it. */
export function CreateRouterForm() {
  const at = useParam('project', 'vpc')
  return (
    <SidePanelForm
      title={routers.panels.create}
      needs={routers.creates.create}
      schema={namedSchema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body, { save }) => save(routersApi.endpoints.vpcRouterCreate, { ...at, body })}
      saved={(router) => `Router ${router.name} created`}
      back={routers.to.list(at)}
    >
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}

/** Edits name and description of a router, including the system router. */
export function EditRouterForm() {
  const { router: name, ...at } = useParam('project', 'vpc', 'router')
  const { data: router } = routersApi.endpoints.vpcRouterView.useQuery({ ...at, router: name })
  const edit = useEdit()
  if (!router) return null
  return (
    <SidePanelForm
      title={routers.panels.edit}
      name={router.name}
      submitLabel="Update router"
      needs={networkCollaborator}
      schema={namedSchema}
      initial={{ name: router.name, description: router.description }}
      draft={{ fields: ['name', 'description'] }}
      send={(body, { save, ask, was }) =>
        edit(
          { was, body },
          (next) => save(routersApi.endpoints.vpcRouterUpdate, { router: router.id, ...next }),
          ask,
        )
      }
      saved={(saved) => `Router ${saved.name} updated`}
      back={routers.to.list(at)}
    >
      <NameField />
      <DescriptionField />
      <ResourceMeta record={router} />
    </SidePanelForm>
  )
}
