// A small dictionary of everyday words: where a message gives none, a translator begins with these.
const languages = [
  'German',
  'French',
  'Spanish',
  'Italian',
  'Portuguese',
  'Dutch',
  'Swedish',
  'Polish',
  'Turkish',
  'Japanese',
]

const table = `Hello: Hallo, Bonjour, Hola, Ciao, Olá, Hallo, Hej, Cześć, Merhaba, こんにちは
Good morning: Guten Morgen, Bonjour, Buenos días, Buongiorno, Bom dia, Goedemorgen, God morgon, Dzień dobry, Günaydın, おはよう
Good day: Guten Tag, Bonjour, Buenos días, Buongiorno, Bom dia, Goedendag, God dag, Dzień dobry, İyi günler, こんにちは
Good afternoon: Guten Tag, Bon après-midi, Buenas tardes, Buon pomeriggio, Boa tarde, Goedemiddag, God eftermiddag, Dzień dobry, Tünaydın, こんにちは
Welcome: Willkommen, Bienvenue, Bienvenido, Benvenuto, Bem-vindo, Welkom, Välkommen, Witaj, Hoş geldiniz, ようこそ
How are you: Wie geht es dir, Comment ça va, Cómo estás, Come stai, Como estás, Hoe gaat het, Hur mår du, Jak się masz, Nasılsın, お元気ですか
My name is: Ich heiße, Je m'appelle, Me llamo, Mi chiamo, Chamo-me, Ik heet, Jag heter, Nazywam się, Benim adım, 私の名前は
Excuse me: Entschuldigung, Excusez-moi, Disculpe, Mi scusi, Com licença, Pardon, Ursäkta, Przepraszam, Affedersiniz, すみません
I love you: Ich liebe dich, Je t'aime, Te quiero, Ti amo, Amo-te, Ik hou van je, Jag älskar dig, Kocham cię, Seni seviyorum, 愛しています
See you soon: Bis bald, À bientôt, Hasta pronto, A presto, Até breve, Tot snel, Vi ses snart, Na razie, Görüşürüz, またね
Where is: Wo ist, Où est, Dónde está, Dov'è, Onde está, Waar is, Var är, Gdzie jest, Nerede, どこですか
How much: Wie viel, Combien, Cuánto, Quanto, Quanto, Hoeveel, Hur mycket, Ile, Ne kadar, いくら
Good evening: Guten Abend, Bonsoir, Buenas tardes, Buonasera, Boa noite, Goedenavond, God kväll, Dobry wieczór, İyi akşamlar, こんばんは
Good night: Gute Nacht, Bonne nuit, Buenas noches, Buonanotte, Boa noite, Goedenacht, God natt, Dobranoc, İyi geceler, おやすみ
Goodbye: Auf Wiedersehen, Au revoir, Adiós, Arrivederci, Adeus, Tot ziens, Hej då, Do widzenia, Hoşça kal, さようなら
Please: Bitte, S'il vous plaît, Por favor, Per favore, Por favor, Alstublieft, Snälla, Proszę, Lütfen, お願いします
Thank you: Danke, Merci, Gracias, Grazie, Obrigado, Dank je, Tack, Dziękuję, Teşekkürler, ありがとう
Thanks: Danke, Merci, Gracias, Grazie, Obrigado, Bedankt, Tack, Dzięki, Sağ ol, ありがとう
Yes: Ja, Oui, Sí, Sì, Sim, Ja, Ja, Tak, Evet, はい
No: Nein, Non, No, No, Não, Nee, Nej, Nie, Hayır, いいえ
Sorry: Entschuldigung, Pardon, Perdón, Scusa, Desculpe, Sorry, Förlåt, Przepraszam, Özür dilerim, ごめんなさい
Help: Hilfe, Aide, Ayuda, Aiuto, Ajuda, Hulp, Hjälp, Pomoc, Yardım, 助けて
Water: Wasser, Eau, Agua, Acqua, Água, Water, Vatten, Woda, Su, 水
Bread: Brot, Pain, Pan, Pane, Pão, Brood, Bröd, Chleb, Ekmek, パン
Coffee: Kaffee, Café, Café, Caffè, Café, Koffie, Kaffe, Kawa, Kahve, コーヒー
Tea: Tee, Thé, Té, Tè, Chá, Thee, Te, Herbata, Çay, お茶
Milk: Milch, Lait, Leche, Latte, Leite, Melk, Mjölk, Mleko, Süt, 牛乳
Apple: Apfel, Pomme, Manzana, Mela, Maçã, Appel, Äpple, Jabłko, Elma, りんご
Cheese: Käse, Fromage, Queso, Formaggio, Queijo, Kaas, Ost, Ser, Peynir, チーズ
House: Haus, Maison, Casa, Casa, Casa, Huis, Hus, Dom, Ev, 家
Car: Auto, Voiture, Coche, Macchina, Carro, Auto, Bil, Samochód, Araba, 車
Train: Zug, Train, Tren, Treno, Comboio, Trein, Tåg, Pociąg, Tren, 電車
Street: Straße, Rue, Calle, Strada, Rua, Straat, Gata, Ulica, Sokak, 通り
Station: Bahnhof, Gare, Estación, Stazione, Estação, Station, Station, Dworzec, İstasyon, 駅
Hotel: Hotel, Hôtel, Hotel, Albergo, Hotel, Hotel, Hotell, Hotel, Otel, ホテル
Doctor: Arzt, Médecin, Médico, Medico, Médico, Dokter, Läkare, Lekarz, Doktor, 医者
Friend: Freund, Ami, Amigo, Amico, Amigo, Vriend, Vän, Przyjaciel, Arkadaş, 友達
Family: Familie, Famille, Familia, Famiglia, Família, Familie, Familj, Rodzina, Aile, 家族
Mother: Mutter, Mère, Madre, Madre, Mãe, Moeder, Mor, Matka, Anne, 母
Father: Vater, Père, Padre, Padre, Pai, Vader, Far, Ojciec, Baba, 父
Child: Kind, Enfant, Niño, Bambino, Criança, Kind, Barn, Dziecko, Çocuk, 子供
Dog: Hund, Chien, Perro, Cane, Cão, Hond, Hund, Pies, Köpek, 犬
Cat: Katze, Chat, Gato, Gatto, Gato, Kat, Katt, Kot, Kedi, 猫
Book: Buch, Livre, Libro, Libro, Livro, Boek, Bok, Książka, Kitap, 本
School: Schule, École, Escuela, Scuola, Escola, School, Skola, Szkoła, Okul, 学校
Work: Arbeit, Travail, Trabajo, Lavoro, Trabalho, Werk, Arbete, Praca, İş, 仕事
Money: Geld, Argent, Dinero, Soldi, Dinheiro, Geld, Pengar, Pieniądze, Para, お金
Day: Tag, Jour, Día, Giorno, Dia, Dag, Dag, Dzień, Gün, 日
Night: Nacht, Nuit, Noche, Notte, Noite, Nacht, Natt, Noc, Gece, 夜
Today: Heute, Aujourd'hui, Hoy, Oggi, Hoje, Vandaag, Idag, Dzisiaj, Bugün, 今日
Tomorrow: Morgen, Demain, Mañana, Domani, Amanhã, Morgen, Imorgon, Jutro, Yarın, 明日
Sun: Sonne, Soleil, Sol, Sole, Sol, Zon, Sol, Słońce, Güneş, 太陽
Sea: Meer, Mer, Mar, Mare, Mar, Zee, Hav, Morze, Deniz, 海
Tree: Baum, Arbre, Árbol, Albero, Árvore, Boom, Träd, Drzewo, Ağaç, 木
Flower: Blume, Fleur, Flor, Fiore, Flor, Bloem, Blomma, Kwiat, Çiçek, 花
Love: Liebe, Amour, Amor, Amore, Amor, Liefde, Kärlek, Miłość, Aşk, 愛
Good: Gut, Bon, Bueno, Buono, Bom, Goed, Bra, Dobry, İyi, 良い
Bad: Schlecht, Mauvais, Malo, Cattivo, Mau, Slecht, Dålig, Zły, Kötü, 悪い
Big: Groß, Grand, Grande, Grande, Grande, Groot, Stor, Duży, Büyük, 大きい
Small: Klein, Petit, Pequeño, Piccolo, Pequeno, Klein, Liten, Mały, Küçük, 小さい
Red: Rot, Rouge, Rojo, Rosso, Vermelho, Rood, Röd, Czerwony, Kırmızı, 赤
Blue: Blau, Bleu, Azul, Blu, Azul, Blauw, Blå, Niebieski, Mavi, 青
Green: Grün, Vert, Verde, Verde, Verde, Groen, Grön, Zielony, Yeşil, 緑
One: Eins, Un, Uno, Uno, Um, Een, Ett, Jeden, Bir, 一
Two: Zwei, Deux, Dos, Due, Dois, Twee, Två, Dwa, İki, 二
Three: Drei, Trois, Tres, Tre, Três, Drie, Tre, Trzy, Üç, 三`

/** One word a row in the order of those languages; '' where it is not known. */
export function everydayWords(named: readonly string[]): string[][] {
  return table.split('\n').map((line) => {
    const [english = '', list = ''] = line.split(': ')
    const others = list.split(', ')
    return named.map((name) => (name === 'English' ? english : (others[languages.indexOf(name)] ?? '')))
  })
}

/** Languages whose words are known. */
export const knownLanguages: readonly string[] = ['English', ...languages]
