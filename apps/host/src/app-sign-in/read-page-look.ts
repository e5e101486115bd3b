// What a ready-made page looks like at its place: the tokens of the design, with the letters that they name.
import { readSignInLook } from '@joinery/domain/sign-in'

import type { AccountPage } from './account-pages.ts'
import type { AppPlace } from './app-place.ts'
import type { AppSignInServices } from './create-app-sign-in.ts'

export async function readPageLook(
  services: AppSignInServices,
  { accounts, revisionId, tokens }: AppPlace,
): Promise<Pick<AccountPage, 'look' | 'fontRules'>> {
  const { projectGroupId } = accounts
  const look = await readSignInLook(services, { projectGroupId, revisionId, tokens })
  const families = [look.fonts.display, look.fonts.text].filter((family) => family !== null)
  return { look, fontRules: await services.compiler.embedFonts(families) }
}
