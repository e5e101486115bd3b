// Quiz questions on sports, safety, machines and what people learn: question | right answer | three wrong ones.
import { type QuestionBank, readQuestions as read } from './question-banks.ts'

export const sportAndSkill: readonly QuestionBank[] = [
  [
    /\bolympi\w*/i,
    read(`
      How many rings has the Olympic flag? | Five | Four | Six | Seven
      Where were the first modern Games, in 1896? | Athens | Paris | London | Rome
      How often are the Summer Games held? | Every four years | Every two years | Every year | Every five years
      Who had the idea of the modern Games? | Pierre de Coubertin | Jules Rimet | Baron Haussmann | Jesse Owens
      Where were the Summer Games of 2024? | Paris | Tokyo | Los Angeles | London
      Which country’s team always walks in first? | Greece | The host’s | France | The one that won last
      Who won four gold medals in Berlin in 1936? | Jesse Owens | Carl Lewis | Emil Zátopek | Paavo Nurmi
      Who has won the most Olympic gold medals? | Michael Phelps | Usain Bolt | Mark Spitz | Simone Biles
      How long is an Olympic swimming pool? | 50 metres | 25 metres | 100 metres | 33 metres
      Why were the Summer Games of 1940 not held? | Because of the war | Because of a flu | Because of an earthquake | For want of money
    `),
  ],
  [
    /\btennis\b|\bwimbledon\b/i,
    read(`
      What is a score of nothing called? | Love | Zero | Nil | Deuce
      What comes after 30 and 15? | 40 | 45 | 50 | 60
      On what is Wimbledon played? | Grass | Clay | Hard court | Carpet
      What is 40 all called? | Deuce | Tie | Even | Draw
      Which Grand Slam is played on clay? | The French Open | The US Open | Wimbledon | The Australian Open
      What is a serve that nobody touches? | An ace | A fault | A let | A lob
      How many Grand Slam tournaments are there in a year? | Four | Three | Five | Six
      What is a serve called that touches the net and lands right? | A let | A fault | An ace | A volley
    `),
  ],
  [
    /\bformula (?:1|one)\b|\bf1\b|\bmotor ?(?:sport|racing)\b|\bgrand prix\b/i,
    read(`
      Which flag ends the race? | The chequered one | The red one | The blue one | The white one
      What does a red flag mean? | The session is stopped | The last lap | Oil on the track | A faster car behind
      What is the first place on the grid called? | Pole position | Front row seat | Fast lap | Point zero
      Which team is from Maranello? | Ferrari | McLaren | Mercedes | Williams
      In which town are cars raced through a tunnel by the sea? | Monte Carlo | Monza | Silverstone | Spa
      How many points has the winner since 2010? | 25 | 10 | 20 | 30
      How many world titles has Michael Schumacher won? | Seven | Five | Six | Eight
      At which circuit was the first race of the championship, in 1950? | Silverstone | Monza | Spa | Reims
    `),
  ],
  [
    /\bchess\b/i,
    read(`
      Which piece may jump over others? | The knight | The bishop | The rook | The queen
      How many squares has the board? | 64 | 81 | 100 | 49
      Who moves first? | White | Black | The older one | Whoever wins the toss
      What is castling? | King and rook move at once | A pawn becomes a queen | The queen is given up | Two pawns are swapped
      What may a pawn become on the last row? | A queen, rook, bishop or knight | A king | A second move | Only a queen
      What is stalemate? | A draw | A win for white | A win for black | A lost piece
      How many pawns has each side at the start? | Eight | Six | Ten | Seven
      In which city did Fischer beat Spassky in 1972? | Reykjavík | Moscow | New York | Havana
    `),
  ],
  [
    /\bfirst aid\b|\bresus\w*|\bcpr\b/i,
    read(`
      Which number is right for an emergency all over the European Union? | 112 | 110 | 999 | 116
      How many presses and breaths are in a round of resuscitation for an adult? | 30 and 2 | 15 and 1 | 5 and 5 | 10 and 2
      How fast are the presses on the chest? | 100 to 120 a minute | 60 a minute | 150 to 180 a minute | 40 a minute
      What comes first at an accident? | See that you are safe yourself | Move the hurt person | Take a photograph | Give water
      How is a person laid who is unconscious and breathes? | On the side | On the back | Sitting up | Face down
      What helps a fresh burn? | Cool running water | Butter | Ice on the skin | Toothpaste
      How is strong bleeding stopped first? | By pressing on the wound | By washing it | By waiting | By warming it
      What does the letter F of the FAST test for a stroke stand for? | Face | Foot | Fever | Fall
    `),
  ],
  [
    /\bfire (?:safety|brigade|drill|protection|fighters?)\b|\bfire ?fighters?\b/i,
    read(`
      What do you do with burning fat in a pan? | Put the lid on | Pour water on it | Carry it outside | Blow on it
      What three things does a fire need? | Heat, fuel and oxygen | Wind, wood and rain | Light, gas and dust | Smoke, sparks and coal
      How do you leave a room full of smoke? | Low, near the floor | Upright and fast | Through the lift | Backwards
      What may not be used in a fire? | The lift | The stairs | The window | The phone
      Where does a smoke alarm belong? | On the ceiling | By the floor | Behind a door | In the cupboard
      Which extinguisher is right for a computer under power? | Carbon dioxide | Water | Foam | A wet blanket
      What do you do with doors when you leave? | Close them | Leave them open | Lock them | Take them off
      What is told first in an emergency call? | Where it is | Your age | The weather | The price
    `),
  ],
  [
    /\b(?:money|finance|financial|economics|saving|stocks?|tax(?:es)?)\b/i,
    read(`
      What is interest? | The price of borrowed money | A tax on wages | A sort of share | A fee for cash
      What is inflation? | Prices rise, so money buys less | Wages fall | Banks close | Taxes are paid back
      What does a share stand for? | A part of a company | A loan to a state | A savings book | An insurance
      What comes of interest on interest? | Compound interest | Net interest | Flat interest | Dead interest
      Which is a loan to a state or company? | A bond | A share | A fund | A coin
      What is left of wages after taxes? | The net | The gross | The bonus | The budget
      What is a budget? | A plan of what comes in and goes out | A bill | A bank card | A rebate
      At 2 % a year, about how long until prices have doubled? | 36 years | 10 years | 20 years | 50 years
    `),
  ],
  [
    /\b(?:trains|railways?)\b/i,
    read(`
      Which railway was the first in the world to carry passengers with steam, in 1825? | Stockton and Darlington | Paris and Rouen | Nuremberg and Fürth | Boston and Albany
      Who built the Rocket? | Robert Stephenson | James Watt | Isambard Brunel | Gottlieb Daimler
      What is the fast train of Japan called? | Shinkansen | TGV | ICE | Frecciarossa
      Between which countries does the Channel Tunnel run? | England and France | Denmark and Sweden | Spain and Morocco | Italy and France
      How wide is the standard gauge? | 1,435 mm | 1,000 mm | 1,520 mm | 1,668 mm
      Where does the Trans-Siberian line end? | Vladivostok | Omsk | Beijing | Irkutsk
      What moves a train from one track to another? | Points | Signals | Buffers | Sleepers
      Which city opened the first underground, in 1863? | London | Paris | Budapest | New York
    `),
  ],
  [
    /\b(?:sailing|boats?|nautical|knots)\b/i,
    read(`
      Which side of a boat is starboard? | The right, looking forward | The left, looking forward | The back | The front
      Which light is on the port side? | Red | Green | White | Yellow
      How long is a nautical mile? | 1,852 metres | 1,609 metres | 1,000 metres | 2,000 metres
      Which knot makes a loop that does not slip? | The bowline | The reef knot | The clove hitch | The figure of eight
      What is a knot, as a speed? | A nautical mile an hour | A kilometre an hour | A mile a minute | A metre a second
      What is it called to turn the bow through the wind? | Tacking | Gybing | Reefing | Heaving to
      What is the front of a boat called? | The bow | The stern | The keel | The beam
      What is done to a sail in strong wind? | It is reefed | It is wetted | It is doubled | It is turned
    `),
  ],
  [
    /\b(?:video ?games?|gaming|nintendo|playstation|minecraft)\b/i,
    read(`
      What is the plumber with the red cap called? | Mario | Luigi | Sonic | Link
      What are the falling blocks of 1984 called? | Tetris | Breakout | Columns | Pong
      Which animal is Sonic? | A hedgehog | A fox | A cat | A bat
      What is mined for tools that last longest before netherite in Minecraft? | Diamond | Iron | Gold | Stone
      Which hero wears green and looks for Zelda? | Link | Kirby | Yoshi | Samus
      Which yellow disc eats dots? | Pac-Man | Q*bert | Dig Dug | Bomberman
      Which country does Nintendo come from? | Japan | The United States | South Korea | China
      Which creature is number 25 among the Pokémon? | Pikachu | Charmander | Eevee | Mew
    `),
  ],
  [
    /\binventions?\b|\binventors?\b/i,
    read(`
      Who is known for the first practical light bulb? | Thomas Edison | Nikola Tesla | Alexander Bell | Guglielmo Marconi
      Who printed with movable type in Mainz? | Gutenberg | Dürer | Luther | Senefelder
      What did Alexander Graham Bell patent in 1876? | The telephone | The telegraph | The gramophone | The radio
      Who made the first powered flight in 1903? | The Wright brothers | Blériot | Lilienthal | Lindbergh
      Who found penicillin? | Alexander Fleming | Louis Pasteur | Marie Curie | Robert Koch
      Who thought up the World Wide Web? | Tim Berners-Lee | Bill Gates | Steve Jobs | Alan Turing
      Who drove the first motor car from Mannheim to Pforzheim? | Bertha Benz | Carl Benz | Henry Ford | Gottlieb Daimler
      What did the Montgolfier brothers let rise? | A hot-air balloon | A kite | A rocket | A glider
    `),
  ],
  [
    /\bphotograph(?:y|ers?)\b|\bcameras?\b/i,
    read(`
      What does ISO stand for on a camera? | How strongly it reacts to light | How far it zooms | How fast it focuses | How large the picture is
      Which opening lets in more light? | f/2 | f/8 | f/16 | f/22
      What does a long exposure do with moving water? | It makes it smooth | It freezes it | It darkens it | It turns it blue
      What is the golden hour? | Just after sunrise and before sunset | Noon | Midnight | The first hour with a camera
      What does “depth of field” mean? | How much of it is sharp | How far one can see | How deep the lens is | How dark it is
      Which lens shows the widest view? | 18 mm | 50 mm | 85 mm | 200 mm
      What is a negative? | A picture with light and dark swapped | A bad picture | A small print | A lens without glass
      What does the rule of thirds say? | Put what matters off the middle | Take three pictures | Crop a third away | Use three colours
    `),
  ],
]
