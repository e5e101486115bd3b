// Quiz questions on feasts, stories, the past and countries: question | right answer | three wrong ones.
import { type QuestionBank, readQuestions as read } from './question-banks.ts'

export const culture: readonly QuestionBank[] = [
  [
    /\bcycling\b|\bbicycles?\b|\btour de france\b/i,
    read(`
      Which jersey does the leader of the Tour de France wear? | Yellow | Green | White with red dots | Pink
      What is the main group of riders called? | The peloton | The breakaway | The bunker | The caravan
      What colour is the leader’s jersey in Italy? | Pink | Yellow | Blue | Red
      Who wears red dots on white at the Tour? | The best climber | The youngest | The winner of the day before | The best sprinter
      What is the oval track for races called? | A velodrome | A stadium | A hippodrome | A circuit
      Where is Paris–Roubaix so hard? | On cobbles | On ice | In tunnels | On sand
      What does a derailleur do? | It changes the gear | It brakes | It holds the saddle | It lights the way
      How many spoked wheels has a tandem? | Two | Three | Four | One
    `),
  ],
  [
    /\bchristmas\b|\bxmas\b|\badvent\b/i,
    read(`
      How many windows has a usual Advent calendar? | 24 | 12 | 31 | 7
      Which reindeer has a red nose? | Rudolph | Dasher | Comet | Blitzen
      Which country gives London its tree for Trafalgar Square? | Norway | Germany | Finland | Canada
      Who wrote “A Christmas Carol”? | Charles Dickens | Mark Twain | Jane Austen | Hans Christian Andersen
      In which language was “Silent Night” first sung? | German | English | Latin | French
      What did the three wise men bring besides gold? | Frankincense and myrrh | Bread and wine | Silver and silk | Honey and salt
      What is a stollen? | A Christmas bread | A song | A candle | A sledge
      On which day is Epiphany? | 6 January | 26 December | 1 January | 13 December
    `),
  ],
  [
    /\bhalloween\b/i,
    read(`
      On which day is Halloween? | 31 October | 30 October | 1 November | 13 November
      What is carved into a lantern today? | A pumpkin | A melon | A cabbage | A potato
      What was carved in Ireland before pumpkins? | Turnips | Apples | Carrots | Leeks
      Who wrote “Dracula”? | Bram Stoker | Mary Shelley | Edgar Allan Poe | Stephen King
      From which festival does Halloween come? | Samhain | Beltane | Carnival | Midsummer
      Where is Transylvania? | In Romania | In Hungary | In Bulgaria | In Poland
      How many legs has a spider? | Eight | Six | Ten | Twelve
      What do children call at the doors? | Trick or treat | Boo or bread | Sweets or dreams | Knock or rock
    `),
  ],
  [
    /\bharry potter\b|\bhogwarts\b/i,
    read(`
      Which house is Harry in? | Gryffindor | Slytherin | Ravenclaw | Hufflepuff
      From which platform does the train leave? | Nine and three-quarters | Ten and a half | Seven and a quarter | Nine and a half
      What is the name of Harry’s owl? | Hedwig | Errol | Pigwidgeon | Crookshanks
      How many players has a Quidditch team? | Seven | Five | Eleven | Six
      What does the spell Lumos do? | It makes light | It opens doors | It lifts things | It disarms
      Who is the keeper of keys at Hogwarts? | Hagrid | Filch | Snape | Lupin
      Which animal can Sirius Black turn into? | A dog | A stag | A rat | A cat
      What does the Mirror of Erised show? | What one wishes most | The future | The past | The truth
    `),
  ],
  [
    /\bstar wars\b/i,
    read(`
      Who is Luke’s father? | Darth Vader | Obi-Wan Kenobi | Han Solo | The Emperor
      What is Han Solo’s ship called? | The Millennium Falcon | The Death Star | The Executor | The Slave I
      On which planet does Luke grow up? | Tatooine | Hoth | Endor | Naboo
      Which creature is Chewbacca? | A Wookiee | An Ewok | A Hutt | A Gungan
      Which colour has Mace Windu’s lightsaber? | Purple | Green | Blue | Red
      When did the first film come out? | 1977 | 1971 | 1983 | 1990
      Who trained Luke on Dagobah? | Yoda | Qui-Gon Jinn | Lando | Leia
      Which droid speaks over six million forms of communication? | C-3PO | R2-D2 | BB-8 | K-2SO
    `),
  ],
  [
    /\bbible\b|\bscripture\b|\bgospels?\b|\bsunday school\b/i,
    read(`
      Who built the ark? | Noah | Moses | Abraham | David
      How many days and nights did the rain of the flood fall? | 40 | 7 | 12 | 100
      Who led the people out of Egypt? | Moses | Joseph | Joshua | Solomon
      Which is the first book of the Bible? | Genesis | Exodus | Psalms | Matthew
      How many apostles did Jesus choose? | Twelve | Ten | Seven | Three
      Who was thrown into the lions’ den? | Daniel | Jonah | Samson | Job
      Whom did David beat? | Goliath | Saul | Pharaoh | Herod
      In which town was Jesus born? | Bethlehem | Nazareth | Jerusalem | Capernaum
      How many gospels are there in the New Testament? | Four | Three | Five | Seven
      Who was in the belly of a great fish? | Jonah | Elijah | Peter | Isaac
    `),
  ],
  [
    /\bmytholog\w*|\bgreek (?:gods|myths?|heroes)\b|\bgods\b/i,
    read(`
      Who is the king of the Greek gods? | Zeus | Ares | Hermes | Apollo
      Who rules the sea? | Poseidon | Hades | Helios | Pan
      Who flew too near the sun? | Icarus | Perseus | Theseus | Orpheus
      What grew on Medusa’s head instead of hair? | Snakes | Horns | Feathers | Ivy
      How many labours had Heracles? | Twelve | Seven | Ten | Nine
      Which creature lived in the labyrinth? | The Minotaur | The Sphinx | The Hydra | The Centaur
      Who is the Norse god with the hammer? | Thor | Odin | Loki | Balder
      Which goddess was born from the head of Zeus? | Athena | Hera | Artemis | Aphrodite
    `),
  ],
  [
    /\b(?:world war|ww ?(?:1|2|i|ii)|second war|first war)\b/i,
    read(`
      In which year did the First World War begin? | 1914 | 1912 | 1916 | 1918
      In which city was the archduke shot in 1914? | Sarajevo | Vienna | Belgrade | Budapest
      On which day did the guns fall silent in 1918? | 11 November | 8 May | 1 September | 6 June
      Which country was attacked on 1 September 1939? | Poland | France | Norway | Belgium
      On which coast did the Allies land on D-Day? | Normandy | Brittany | Holland | Denmark
      Who was prime minister of Britain from 1940? | Winston Churchill | Neville Chamberlain | Clement Attlee | Anthony Eden
      Which harbour was attacked on 7 December 1941? | Pearl Harbor | Singapore | Manila | Sydney
      Which treaty was signed in 1919? | Versailles | Rome | Paris on coal | Tordesillas
    `),
  ],
  [
    /\broman(?:s| empire)?\b|\bancient rome\b/i,
    read(`
      Who were said to have founded Rome? | Romulus and Remus | Castor and Pollux | Caesar and Brutus | Aeneas and Dido
      In which language did Romans write? | Latin | Greek | Italian | Etruscan
      In which month was Caesar murdered? | March | July | August | January
      Who was the first emperor? | Augustus | Nero | Caesar | Trajan
      What is L in Roman numbers? | 50 | 100 | 500 | 10
      Which volcano buried Pompeii? | Vesuvius | Etna | Stromboli | Vulcano
      Where did gladiators fight in Rome? | In the Colosseum | In the Pantheon | In the Forum | On the Capitol
      Who built a wall across the north of Britain? | Hadrian | Nero | Claudius | Constantine
    `),
  ],
  [
    /\b(?:france|french (?:culture|history|life)|paris)\b/i,
    read(`
      What is the capital of France? | Paris | Lyon | Marseille | Nice
      Which day is the national holiday? | 14 July | 4 July | 1 May | 11 November
      Which river runs through Paris? | The Seine | The Loire | The Rhône | The Garonne
      Which is the highest mountain in France? | Mont Blanc | Mont Ventoux | Pic du Midi | Puy de Dôme
      Who lived at Versailles and was called the Sun King? | Louis XIV | Louis XVI | Napoleon | Henri IV
      Which museum has the Mona Lisa? | The Louvre | The Musée d’Orsay | The Pompidou | The Rodin
      For which fair was the Eiffel Tower built? | That of 1889 | That of 1900 | That of 1855 | That of 1937
      What is the song of the nation called? | La Marseillaise | La Parisienne | La Bohème | La Mer
    `),
  ],
  [
    /\b(?:italy|italian (?:culture|history|life)|rome)\b/i,
    read(`
      Which shape has Italy on the map? | A boot | A star | A bell | A fish
      Which city is built on canals? | Venice | Turin | Bologna | Naples
      Which is the largest island? | Sicily | Sardinia | Elba | Capri
      Which colours has the flag? | Green, white and red | Blue, white and red | Green, yellow and red | Red, white and black
      Which river runs through Rome? | The Tiber | The Po | The Arno | The Adige
      Where does the leaning tower stand? | In Pisa | In Florence | In Siena | In Verona
      Which small state lies inside Rome? | Vatican City | San Marino | Monaco | Malta
      Who painted the ceiling of the Sistine Chapel? | Michelangelo | Raphael | Leonardo | Titian
    `),
  ],
  [
    /\b(?:spain|spanish (?:culture|history|life)|barcelona|madrid)\b/i,
    read(`
      What is the capital of Spain? | Madrid | Barcelona | Seville | Valencia
      Who began the Sagrada Família? | Antoni Gaudí | Pablo Picasso | Joan Miró | Diego Velázquez
      Which peninsula does Spain share with Portugal? | The Iberian | The Balkan | The Apennine | The Crimean
      What is in gazpacho? | Tomatoes, and it is cold | Beans, and it is hot | Rice and saffron | Fish and cream
      Which islands belong to Spain? | The Canaries | The Azores | Corsica | The Cyclades
      Who wrote “Don Quixote”? | Cervantes | Lorca | Lope de Vega | Borges
      From which region does flamenco come? | Andalusia | Galicia | Catalonia | Asturias
      Which palace stands above Granada? | The Alhambra | The Prado | The Escorial | The Alcázar
    `),
  ],
  [
    /\b(?:britain|british|england|english (?:history|culture)|uk|united kingdom|london)\b/i,
    read(`
      Which river runs through London? | The Thames | The Severn | The Mersey | The Tyne
      Which four countries make up the United Kingdom? | England, Scotland, Wales and Northern Ireland | England, Scotland, Wales and Ireland | England, Wales, Jersey and Scotland | England, Cornwall, Wales and Scotland
      Which is the highest mountain in Britain? | Ben Nevis | Snowdon | Scafell Pike | Cairn Gorm
      When was the Great Fire of London? | 1666 | 1566 | 1766 | 1066
      What is Big Ben, strictly? | The bell | The tower | The clock face | The bridge
      Who was queen for longer than anybody? | Elizabeth II | Victoria | Elizabeth I | Anne
      Which plant is the sign of Scotland? | The thistle | The leek | The rose | The shamrock
      Where does the prime minister live? | 10 Downing Street | 221b Baker Street | Buckingham Palace | Whitehall Court
    `),
  ],
  [
    /\b(?:usa|united states|america|u\.s\.)\b/i,
    read(`
      How many states are there? | 50 | 48 | 52 | 51
      Who was the first president? | George Washington | Thomas Jefferson | Abraham Lincoln | John Adams
      What is the capital? | Washington, D.C. | New York | Philadelphia | Boston
      Which state is the largest? | Alaska | Texas | California | Montana
      How many stripes has the flag? | 13 | 12 | 50 | 7
      Who gave the Statue of Liberty? | France | Britain | Spain | Italy
      Which river is the longest? | The Missouri | The Hudson | The Colorado | The Ohio
      When was independence declared? | 1776 | 1492 | 1812 | 1865
    `),
  ],
  [
    /\b(?:germany|german (?:culture|history|life)|berlin)\b/i,
    read(`
      How many federal states has Germany? | 16 | 12 | 14 | 18
      When did the Berlin Wall fall? | 1989 | 1961 | 1990 | 1985
      Which river runs through Cologne? | The Rhine | The Elbe | The Danube | The Weser
      Which is the highest mountain? | The Zugspitze | The Brocken | The Watzmann | The Feldberg
      Who wrote “Faust”? | Goethe | Schiller | Kafka | Mann
      In which city is the Oktoberfest? | Munich | Hamburg | Berlin | Leipzig
      Which day is the Day of German Unity? | 3 October | 9 November | 1 May | 8 May
      Which composer was born in Bonn? | Beethoven | Bach | Handel | Wagner
    `),
  ],
  [
    /\b(?:ireland|irish)\b/i,
    read(`
      What is the capital of Ireland? | Dublin | Cork | Galway | Belfast
      Which day is Saint Patrick’s Day? | 17 March | 1 March | 23 April | 30 November
      Which instrument is on the Irish coins? | The harp | The fiddle | The flute | The bodhrán
      Which river runs through Dublin? | The Liffey | The Shannon | The Lee | The Boyne
      Who wrote “Ulysses”? | James Joyce | Oscar Wilde | W. B. Yeats | Samuel Beckett
      What is the Irish language called in itself? | Gaeilge | Cymraeg | Gàidhlig | Kernowek
      Which field game is played with a stick called a hurley? | Hurling | Cricket | Rounders | Shinty
      Where are the Cliffs of Moher? | In County Clare | In County Kerry | In County Down | In County Meath
    `),
  ],
]
