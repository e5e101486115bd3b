// What animals and children are vaccinated against.
import { type SampleRow, readRows } from './topic.ts'

const ofAnimals = readRows(`
Rabies | Sticker is in the passport | vaccination=Rabies; next_due=240; given_by=Dr Haddad
Kennel cough | Up the nose, not amused | vaccination=Kennel cough; next_due=-6; given_by=Dr Haddad
Distemper and parvo | | vaccination=Distemper and parvo; next_due=610; given_by=Dr Nowak
Leptospirosis | | vaccination=Leptospirosis; next_due=19; given_by=Dr Haddad
Worming tablet | In liver sausage | vaccination=Worming tablet; next_due=4; given_by=at home
Tick-borne illness | | vaccination=Tick-borne illness; next_due=88; given_by=Dr Nowak`)

const ofChildren = readRows(`
Measles, mumps, rubella | Second of two | vaccination=Measles, mumps, rubella; next_due=12; given_by=Dr Okoye
Tetanus and diphtheria | | vaccination=Tetanus and diphtheria; next_due=1420; given_by=Dr Okoye
Whooping cough | | vaccination=Whooping cough; next_due=-9; given_by=Dr Okoye
Flu | Every autumn | vaccination=Flu; next_due=31; given_by=Dr Mori
Polio | | vaccination=Polio; next_due=730; given_by=Dr Okoye
Tick-borne encephalitis | First of three | vaccination=Tick-borne encephalitis; next_due=24; given_by=Dr Mori`)

export function vaccinationsOf(text: string): readonly SampleRow[] {
  return /\b(?:child\w*|kids?|bab(?:y|ies)|sons?|daughters?|family)\b/i.test(text) ? ofChildren : ofAnimals
}
