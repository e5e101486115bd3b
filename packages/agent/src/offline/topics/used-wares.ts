// What is sold a second time: each thing with the facts that belong together.
import { readRows } from './topic.ts'
import type { Ware } from './wares.ts'

export const usedWares: readonly Ware[] = [
  {
    words:
      /\b(?:vinyls?|lps?|records? (?:shop|store|label|collection|fair|dealer)s?|(?:used|old|second[- ]hand|rare|jazz|soul) records|record sleeves?)\b/i,
    drawn: 'ware vinyl',
    rows: readRows(`
Pearl | | artist=Janis Joplin; year=1971; condition=Light marks; price=19; stock=2; genre=Rock; category=Rock; label=Columbia; size=LP
Remain in Light | | artist=Talking Heads; year=1980; condition=Very good; price=24; stock=1; genre=New wave; category=Rock; label=Sire; size=LP
Trans-Europe Express | German pressing | artist=Kraftwerk; year=1977; condition=Sleeve worn; price=32; stock=1; genre=Electronic; category=Electronic; label=Kling Klang; size=LP
Hounds of Love | | artist=Kate Bush; year=1985; condition=Near mint; price=28; stock=3; genre=Pop; category=Pop; label=EMI; size=LP
What’s Going On | | artist=Marvin Gaye; year=1971; condition=Very good; price=26; stock=1; genre=Soul; category=Soul; label=Tamla; size=LP
Blue | With the inner sleeve | artist=Joni Mitchell; year=1971; condition=Very good; price=22; stock=2; genre=Folk; category=Folk; label=Reprise; size=LP
A Love Supreme | | artist=John Coltrane; year=1965; condition=Plays fine, crackles; price=38; stock=1; genre=Jazz; category=Jazz; label=Impulse!; size=LP
Kind of Blue | Six-eye label | artist=Miles Davis; year=1959; condition=Very good; price=45; stock=1; genre=Jazz; category=Jazz; label=Columbia; size=LP`),
  },
  {
    words: /\b(?:(?<!exercise |motor )bikes?|bicycles?|cycle shop)\b/i,
    drawn: 'bike',
    rows: readRows(`
Child's bike, yellow | Stabilisers included | price=95; stock=1; size=20"; colour=Yellow; category=Children; year=2021; condition=A few scratches; gear=1; brand=Alba; type=Children
Folding bike | Fits under the desk | price=420; stock=1; size=One size; colour=Black; category=Folding; year=2020; condition=Good; gear=3; brand=Linde; type=Folding
Gravel bike | Tubeless, ready to go | price=1180; stock=1; size=54 cm; colour=Olive; category=Gravel; year=2022; condition=As new; gear=11; brand=Nordvik; type=Gravel
Cargo bike, long | Two children or one sofa | price=2340; stock=1; size=48 cm; colour=Red; category=Cargo; year=2021; condition=Just serviced; gear=8; brand=Harbour; type=Cargo
City bike, low step | Basket and dynamo light | price=280; stock=2; size=50 cm; colour=Cream; category=City; year=2016; condition=Good; gear=7; brand=Linde; type=City
Silver racer | Steel frame, new cables | price=540; stock=1; size=58 cm; colour=Silver; category=Road; year=1986; condition=Restored; gear=12; brand=Corvo; type=Road
Green tourer | Racks front and back | price=690; stock=1; size=56 cm; colour=Green; category=Touring; year=2018; condition=Just serviced; gear=24; brand=Kestrel; type=Touring`),
  },
  {
    words: /\bsewing machines?\b/i,
    drawn: 'tool',
    rows: readRows(`
Treadle machine with table | Runs without a plug | price=190; stock=1; year=1928; condition=Restored; brand=Alba; category=Antique
Travel machine, small | | price=65; stock=2; year=2012; condition=Good; brand=Linde; category=Household
Overlocker, four threads | | price=160; stock=1; year=2016; condition=Just serviced; brand=Nordvik; category=Overlock
Quilting machine, long arm | | price=540; stock=1; year=2019; condition=As new; brand=Corvo; category=Quilting
School machine, metal | Sews denim in four layers | price=120; stock=3; year=1978; condition=Just serviced; brand=Harbour; category=Household
Free-arm machine | Twenty stitches, manual included | price=145; stock=1; year=2008; condition=Good; brand=Kestrel; category=Household`),
  },
]
