// What a ready-made page looks like at its place: the tokens of the design, with the letters that they name.
import { AccountsUnavailable, hasAccounts, readSignInLook } from '@joinery/domain/sign-in'

import type { AccountPage } from './account-pages.ts'
import type { AppPlace } from './app-place.ts'
import type { AppSignInServices } from './create-app-sign-in.ts'

export async function readPageLook(
  services: AppSignInServices,
  place: AppPlace,
): Promise<Pick<AccountPage, 'look' | 'fontRules' | 'welcomesNewcomers'>> {
  const { accounts, revisionId, tokens } = place
  const { projectGroupId } = accounts
  const look = await readSignInLook(services, { projectGroupId, revisionId, tokens })
  const families = [look.fonts.display, look.fonts.text].filter((family) => family !== null)
  // The first account is the owner's; after that nobody else needs one.
  const welcomesNewcomers = look.welcome?.isForOwner !== true || !(await isTaken(services, place))
  return { look, fontRules: await services.compiler.embedFonts(families), welcomesNewcomers }
}

async function isTaken(services: AppSignInServices, { accounts }: AppPlace): Promise<boolean> {
  try {
    return await hasAccounts(services, accounts)
  } catch (error) {
    // The page is shown also while the app's database is away.
    if (error instanceof AccountsUnavailable) return false
    throw error
  }
}
