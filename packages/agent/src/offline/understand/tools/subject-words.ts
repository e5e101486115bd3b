// Words of a subject in five languages, for a dictionary that is given none of its own.

export const subjectLanguages = ['English', 'German', 'French', 'Spanish', 'Italian'] as const
type Language = (typeof subjectLanguages)[number]

interface Subject {
  says: RegExp
  /** Whose words of it one hears most: these come first where nobody names languages. */
  first: readonly Language[]
  rows: readonly string[][]
}

const read = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '))

const subjects: readonly Subject[] = [
  {
    says: /\b(?:kitchens?|cook\w*|recipes?|culinary|food|baking|chefs?)\b/i,
    first: ['English', 'French', 'Italian', 'Spanish', 'German'],
    rows: read(`
      simmer | köcheln | mijoter | cocer a fuego lento | sobbollire
      whisk | Schneebesen | fouet | batidor | frusta
      ladle | Schöpfkelle | louche | cucharón | mestolo
      knead | kneten | pétrir | amasar | impastare
      peel | schälen | éplucher | pelar | sbucciare
      chop | hacken | hacher | picar | tritare
      saucepan | Stieltopf | casserole | cazo | pentolino
      frying pan | Bratpfanne | poêle | sartén | padella
      oven | Ofen | four | horno | forno
      sieve | Sieb | passoire | colador | colino
      dough | Teig | pâte | masa | impasto
      pinch of salt | Prise Salz | pincée de sel | pizca de sal | pizzico di sale
      grate | reiben | râper | rallar | grattugiare
      rolling pin | Nudelholz | rouleau à pâtisserie | rodillo | mattarello
    `),
  },
  {
    says: /\b(?:travel\w*|holidays?|trips?|tourists?|vacation|train|airport)\b/i,
    first: ['English', 'Spanish', 'French', 'Italian', 'German'],
    rows: read(`
      ticket | Fahrkarte | billet | billete | biglietto
      platform | Gleis | quai | andén | binario
      luggage | Gepäck | bagages | equipaje | bagaglio
      departure | Abfahrt | départ | salida | partenza
      delay | Verspätung | retard | retraso | ritardo
      passport | Reisepass | passeport | pasaporte | passaporto
      map | Karte | plan | mapa | mappa
      left | links | à gauche | a la izquierda | a sinistra
      right | rechts | à droite | a la derecha | a destra
      how much | wie viel | combien | cuánto | quanto
      key | Schlüssel | clé | llave | chiave
      breakfast | Frühstück | petit-déjeuner | desayuno | colazione
    `),
  },
  {
    says: /\b(?:medical|hospital|nurs\w*|doctors?|pharmacy|health|care|patients?)\b/i,
    first: ['English', 'German', 'Spanish', 'French', 'Italian'],
    rows: read(`
      pain | Schmerz | douleur | dolor | dolore
      fever | Fieber | fièvre | fiebre | febbre
      cough | Husten | toux | tos | tosse
      allergy | Allergie | allergie | alergia | allergia
      blood pressure | Blutdruck | tension artérielle | presión arterial | pressione sanguigna
      wound | Wunde | plaie | herida | ferita
      bandage | Verband | pansement | venda | benda
      prescription | Rezept | ordonnance | receta | ricetta
      tablet | Tablette | comprimé | pastilla | compressa
      pregnant | schwanger | enceinte | embarazada | incinta
      since when | seit wann | depuis quand | desde cuándo | da quando
      breathe in | einatmen | inspirez | inspire | inspiri
    `),
  },
  {
    says: /\b(?:hotel|hostel|restaurant|waiters?|guests?|bar|caf[eé])\b/i,
    first: ['English', 'French', 'Spanish', 'Italian', 'German'],
    rows: read(`
      bill | Rechnung | addition | cuenta | conto
      menu | Speisekarte | carte | carta | menù
      table for two | Tisch für zwei | table pour deux | mesa para dos | tavolo per due
      tap water | Leitungswasser | carafe d’eau | agua del grifo | acqua del rubinetto
      tip | Trinkgeld | pourboire | propina | mancia
      vegetarian | vegetarisch | végétarien | vegetariano | vegetariano
      reservation | Reservierung | réservation | reserva | prenotazione
      towel | Handtuch | serviette | toalla | asciugamano
      pillow | Kissen | oreiller | almohada | cuscino
      single room | Einzelzimmer | chambre simple | habitación individual | camera singola
      lift | Aufzug | ascenseur | ascensor | ascensore
      late | spät | tard | tarde | tardi
    `),
  },
  {
    says: /\b(?:garden\w*|plants?|allotment|botan\w*|flowers?|orchard)\b/i,
    first: ['English', 'German', 'French', 'Italian', 'Spanish'],
    rows: read(`
      spade | Spaten | bêche | pala | vanga
      watering can | Gießkanne | arrosoir | regadera | annaffiatoio
      seed | Samen | graine | semilla | seme
      soil | Erde | terre | tierra | terra
      weed | Unkraut | mauvaise herbe | mala hierba | erbaccia
      root | Wurzel | racine | raíz | radice
      bud | Knospe | bourgeon | brote | gemma
      hedge | Hecke | haie | seto | siepe
      prune | schneiden | tailler | podar | potare
      sow | säen | semer | sembrar | seminare
      rake | Rechen | râteau | rastrillo | rastrello
      compost | Kompost | compost | compost | compost
    `),
  },
  {
    says: /\b(?:building|construction|tools?(?= words)|workshop|carpent\w*|crafts?|electric\w*|plumb\w*)\b/i,
    first: ['English', 'German', 'Italian', 'French', 'Spanish'],
    rows: read(`
      hammer | Hammer | marteau | martillo | martello
      screw | Schraube | vis | tornillo | vite
      saw | Säge | scie | sierra | sega
      drill | Bohrer | perceuse | taladro | trapano
      nail | Nagel | clou | clavo | chiodo
      spirit level | Wasserwaage | niveau | nivel | livella
      ladder | Leiter | échelle | escalera | scala
      helmet | Helm | casque | casco | casco
      scaffold | Gerüst | échafaudage | andamio | impalcatura
      plaster | Putz | plâtre | yeso | intonaco
      careful | Vorsicht | attention | cuidado | attenzione
      measure | messen | mesurer | medir | misurare
    `),
  },
  {
    says: /\b(?:sail\w*|boats?|harbour|maritime|sea(?:men|faring)?|ship\w*)\b/i,
    first: ['English', 'German', 'French', 'Spanish', 'Italian'],
    rows: read(`
      halyard | Fall | drisse | driza | drizza
      sheet | Schot | écoute | escota | scotta
      mast | Mast | mât | mástil | albero
      anchor | Anker | ancre | ancla | ancora
      starboard | Steuerbord | tribord | estribor | dritta
      port | Backbord | bâbord | babor | sinistra
      rudder | Ruder | gouvernail | timón | timone
      bow | Bug | proue | proa | prua
      stern | Heck | poupe | popa | poppa
      berth | Liegeplatz | poste à quai | amarre | ormeggio
      knot | Knoten | nœud | nudo | nodo
      life jacket | Schwimmweste | gilet de sauvetage | chaleco salvavidas | giubbotto di salvataggio
    `),
  },
  {
    says: /\b(?:office|business|meetings?|work|trade|commercial)\b/i,
    first: ['English', 'German', 'French', 'Spanish', 'Italian'],
    rows: read(`
      invoice | Rechnung | facture | factura | fattura
      meeting | Besprechung | réunion | reunión | riunione
      deadline | Frist | délai | plazo | scadenza
      contract | Vertrag | contrat | contrato | contratto
      offer | Angebot | offre | oferta | offerta
      delivery | Lieferung | livraison | entrega | consegna
      discount | Rabatt | remise | descuento | sconto
      customer | Kunde | client | cliente | cliente
      attachment | Anhang | pièce jointe | adjunto | allegato
      reply | Antwort | réponse | respuesta | risposta
      signature | Unterschrift | signature | firma | firma
      warehouse | Lager | entrepôt | almacén | magazzino
    `),
  },
  {
    says: /\b(?:football|soccer|sports?|training|team|gym)\b/i,
    first: ['English', 'Spanish', 'German', 'Italian', 'French'],
    rows: read(`
      goal | Tor | but | gol | gol
      pass | Pass | passe | pase | passaggio
      referee | Schiedsrichter | arbitre | árbitro | arbitro
      offside | Abseits | hors-jeu | fuera de juego | fuorigioco
      half-time | Halbzeit | mi-temps | descanso | intervallo
      warm up | aufwärmen | s’échauffer | calentar | riscaldarsi
      throw-in | Einwurf | touche | saque de banda | rimessa laterale
      corner | Ecke | corner | saque de esquina | calcio d’angolo
      save | Parade | arrêt | parada | parata
      draw | Unentschieden | match nul | empate | pareggio
      injury | Verletzung | blessure | lesión | infortunio
      whistle | Pfiff | sifflet | silbato | fischio
    `),
  },
  {
    says: /\b(?:music\w*|choirs?|orchestra|instruments?|band)\b/i,
    first: ['English', 'Italian', 'German', 'French', 'Spanish'],
    rows: read(`
      loud | laut | fort | fuerte | forte
      soft | leise | doux | suave | piano
      slow | langsam | lent | lento | lento
      rest | Pause | silence | silencio | pausa
      bar | Takt | mesure | compás | battuta
      string | Saite | corde | cuerda | corda
      bow | Bogen | archet | arco | archetto
      rehearsal | Probe | répétition | ensayo | prova
      choir | Chor | chœur | coro | coro
      key | Tonart | tonalité | tonalidad | tonalità
      score | Partitur | partition | partitura | partitura
      sharp | Kreuz | dièse | sostenido | diesis
    `),
  },
  {
    says: /\b(?:animals?|farm|pets?|zoo|vet)\b/i,
    first: ['English', 'German', 'French', 'Spanish', 'Italian'],
    rows: read(`
      hedgehog | Igel | hérisson | erizo | riccio
      squirrel | Eichhörnchen | écureuil | ardilla | scoiattolo
      owl | Eule | hibou | búho | gufo
      sheep | Schaf | mouton | oveja | pecora
      goat | Ziege | chèvre | cabra | capra
      paw | Pfote | patte | pata | zampa
      feather | Feder | plume | pluma | piuma
      frog | Frosch | grenouille | rana | rana
      fox | Fuchs | renard | zorro | volpe
      bee | Biene | abeille | abeja | ape
      hen | Henne | poule | gallina | gallina
      rabbit | Kaninchen | lapin | conejo | coniglio
    `),
  },
  {
    says: /\b(?:school|class\w*|teachers?|pupils?|students?|kindergarten|daycare|nursery)\b/i,
    first: ['English', 'German', 'French', 'Spanish', 'Italian'],
    rows: read(`
      pencil | Bleistift | crayon | lápiz | matita
      exercise book | Heft | cahier | cuaderno | quaderno
      break | Pause | récréation | recreo | ricreazione
      homework | Hausaufgaben | devoirs | deberes | compiti
      scissors | Schere | ciseaux | tijeras | forbici
      glue | Kleber | colle | pegamento | colla
      blackboard | Tafel | tableau | pizarra | lavagna
      rubber | Radiergummi | gomme | goma | gomma
      listen | zuhören | écouter | escuchar | ascoltare
      write down | aufschreiben | noter | apuntar | annotare
      timetable | Stundenplan | emploi du temps | horario | orario
      well done | gut gemacht | bravo | muy bien | bravissimo
    `),
  },
]

function subjectIn(text: string): Subject | undefined {
  return subjects.find(({ says }) => says.test(text))
}

/** Languages to begin with, where a subject is named and no languages are; null where none is known. */
export function languagesOfSubject(text: string): readonly string[] | null {
  return subjectIn(text)?.first ?? null
}

/** Rows in the order of `languages`; empty where the subject, or more than one of its languages, is not known. */
export function wordsOfSubject(text: string, languages: readonly string[]): string[][] {
  const subject = subjectIn(text)
  const places = languages.map((language) => (subjectLanguages as readonly string[]).indexOf(language))
  if (subject === undefined || places.filter((at) => at >= 0).length < 2 || places[0] === -1) return []
  return subject.rows.map((row) => places.map((at) => row[at] ?? ''))
}
