import { silosApi } from '#store/api/resources/silos'
import { vpcsApi } from '#store/api/resources/vpcs'
import { load, type At } from '#features/kit/routing/load'

// The record that is to be taken down: its page is not shown without it. That of a project is loaded by its layout.

export const vpcLoader = load(vpcsApi.endpoints.vpcView, ({ project, vpc }: At<'project' | 'vpc'>) => ({
  project,
  vpc,
}))

export const siloLoader = load(silosApi.endpoints.siloView, ({ silo }: At<'silo'>) => ({ silo }))
